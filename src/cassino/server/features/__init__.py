"""What people do here besides playing at a table; each has its routes, and what is behind them."""
