"""What the server says of itself: `/openapi.json`, made from the routes and the types that it answers by."""
