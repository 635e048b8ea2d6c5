"""Bots that think beside the server: in processes of this machine, or in `cassino worker` on others."""
