"""What the HTTP API does, as functions of (context, guest, data) that do not know Litestar; `routes` calls them."""
