/** What the shop's page loads: the provider's window as far as the shop uses it. */
export const checkoutScript = `
window.Razorpay = class {
  constructor(options) { this.options = options; this.listeners = {}; }
  on(name, listener) { this.listeners[name] = listener; }
  open() {
    const origin = new URL(document.querySelector("script[src$='/v1/checkout.js']").src).origin;
    const { order_id, amount, name, prefill = {} } = this.options;
    const frame = document.createElement("iframe");
    const query = new URLSearchParams({ order_id, amount, name: name ?? "", method: prefill.method ?? "" });
    frame.src = origin + "/window?" + query;
    frame.title = "Payment gateway";
    Object.assign(frame.style, { position: "fixed", inset: "0", width: "100%", height: "100%", border: "0", zIndex: "2147483647" });
    document.body.append(frame);
    const heard = (event) => {
      if (event.origin !== origin || event.source !== frame.contentWindow) return;
      const { kind, response } = event.data;
      if (kind === "failed") return this.listeners["payment.failed"]?.({ error: { description: response.error, metadata: {} } });
      removeEventListener("message", heard);
      frame.remove();
      if (kind === "paid") this.options.handler(response);
      if (kind === "closed") this.options.modal?.ondismiss?.();
    };
    addEventListener("message", heard);
    this.close = () => { removeEventListener("message", heard); frame.remove(); };
  }
};
`;

/** Buttons for everything that can happen to a payment. */
export const windowPage = `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Stand-in gateway</title>
<style>
body{font:16px/1.5 system-ui;margin:0;min-height:100vh;display:grid;place-items:center;background:rgb(0 0 0/.6)}
main{background:#fff;color:#111;padding:1.5rem;border-radius:1rem;width:min(22rem,90vw);display:grid;gap:.6rem}
button{font:inherit;padding:.7rem;border:1px solid #888;border-radius:.5rem;background:#f4f4f4;cursor:pointer}
#pay{background:#0a5;color:#fff;border-color:#0a5}p{margin:0}
</style>
<main><h1 style="font-size:1.1rem;margin:0">Stand-in gateway: no money moves</h1>
<p id="what"></p><p id="said" role="status"></p>
<button id="pay">Pay</button>
<button id="fail">Let the bank decline</button>
<button id="lost">Pay, but lose the answer to the shop</button>
<button id="authorize">Authorize only</button>
<button id="close">Close the window</button></main>
<script>
const asked = new URLSearchParams(location.search);
document.getElementById("what").textContent = asked.get("name") + ": ₹" + (asked.get("amount") / 100).toFixed(2) + " " + asked.get("method");
const tell = (kind, response) => parent.postMessage({ kind, response }, "*");
const pay = async (status) => (await fetch("/control/pay", { method: "POST", body: JSON.stringify({ order_id: asked.get("order_id"), status, method: asked.get("method") || "card" }) })).json();
const on = (id, work) => document.getElementById(id).addEventListener("click", work);
on("pay", async () => tell("paid", await pay("captured")));
on("authorize", async () => tell("paid", await pay("authorized")));
on("fail", async () => { const answer = await pay("failed"); document.getElementById("said").textContent = answer.error; tell("failed", answer); });
on("lost", async () => { await pay("captured"); tell("closed"); });
on("close", () => tell("closed"));
</script></html>`;
