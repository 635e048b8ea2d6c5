"""The pages as an app: its manifest, and the service worker that keeps what opens without a network."""
