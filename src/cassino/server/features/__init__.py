"""What people can do besides playing at a table: each feature has its routes, and the code behind them."""
