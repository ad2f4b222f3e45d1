"""WebSockets on asyncio, without ASGI: handshake, admission, frames, keep-alive and the connection itself."""
