#!/usr/bin/env python3
"""A player at a web address, for programs that take long to start. It remembers nothing between questions.

./examples/bots/web.py 8800 &
cassino arena http://127.0.0.1:8800/ greedy
"""

import json
import sys
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer


class Player(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"  # one connection for all turns
    disable_nagle_algorithm = True  # headers and body are sent without a pause

    def do_POST(self):
        message = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        if message["type"] == "hello":
            answer = {"protocol": 1}
        elif message["type"] == "turn":
            answer = {"move": max(message["moves"], key=len)}
        else:
            answer = {}
        body = json.dumps(answer).encode()
        self.send_response(200)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *parts):
        pass


if __name__ == "__main__":
    port = int(sys.argv[1]) if len(sys.argv) > 1 else 8800
    with ThreadingHTTPServer(("127.0.0.1", port), Player) as server:
        print(f"http://127.0.0.1:{server.server_port}/", flush=True)
        server.serve_forever()
