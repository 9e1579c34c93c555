# Plays one round as a vendor's game server does. Needs Python 3.9 and nothing else:
#   PLATFORM=https://... VENDOR=ACME KEY_ID=k1 VENDOR_SECRET=... LAUNCH_TICKET=... GAME=tiger python3 round.py
import hashlib
import hmac
import json
import os
import time
import urllib.error
import urllib.request
import uuid

PLATFORM = os.environ["PLATFORM"]
VENDOR = os.environ["VENDOR"]
KEY_ID = os.environ["KEY_ID"]
SECRET = os.environ["VENDOR_SECRET"].encode()
TICKET = os.environ["LAUNCH_TICKET"]
GAME = os.environ["GAME"]


def send(path, body):
    """Signs a call and sends it once."""
    timestamp = str(time.time_ns() // 1_000_000)
    signed = f"POST\n{path}\n{timestamp}\n".encode() + body
    request = urllib.request.Request(
        PLATFORM + path,
        data=body,
        method="POST",
        headers={
            "Content-Type": "application/json",
            "X-Vendor": VENDOR,
            "X-Key": KEY_ID,
            "X-Timestamp": timestamp,
            "X-Signature": hmac.new(SECRET, signed, hashlib.sha256).hexdigest(),
        },
    )
    try:
        with urllib.request.urlopen(request, timeout=3) as reply:
            return json.load(reply)
    except urllib.error.HTTPError as refusal:
        return json.load(refusal)


def call(name, **content):
    """Makes a call until its outcome is known. The body never changes, so a repeat can do no harm."""
    body = json.dumps({"requestId": str(uuid.uuid4()), **content}).encode()
    for seconds in (0.5, 1, 2, 4, 8):
        try:
            answer = send(f"/seamless/v1/{name}", body)
            if answer["status"] not in ("RETRY", "TOO_MANY_REQUESTS"):
                return answer
        except (OSError, ValueError):
            pass
        time.sleep(seconds)
    raise RuntimeError(f"{name}: no answer yet. Keep the transaction and go on asking.")


session = call("authenticate", token=TICKET)
if session["status"] != "OK":
    raise SystemExit(f"authenticate: {session['status']}")

party = {"token": TICKET, "member": session["member"], "currency": session["currency"], "game": GAME}
round_name, bet = str(uuid.uuid4()), str(uuid.uuid4())

staked = call("bet", **party, transaction=bet, round=round_name, amount="1.00")
print("bet", staked["status"], staked.get("balance"))

if staked["status"] == "OK":
    won = call("win", **party, transaction=str(uuid.uuid4()), round=round_name, bet=bet, amount="2.50", roundClosed=True)
    print("win", won["status"], won.get("balance"))
