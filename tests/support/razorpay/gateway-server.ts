import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { type BookedPayment, type BookedRefund, openBooks } from "./gateway-books.ts";
import { allWays, openCodes } from "./gateway-codes.ts";
import { createFaults, type Fault, type GatewayCall, strike } from "./gateway-faults.ts";
import { type BookedLink, linkPage, openLinks } from "./gateway-links.ts";
import { createPostman, type Delivery, eventBody } from "./gateway-webhooks.ts";
import { checkoutScript, windowPage } from "./gateway-window.ts";
import { type Body, list, orRefusal, Refusal, readJson, send, sendText } from "./gateway-wire.ts";

export interface GatewayOptions {
  readonly keyId: string;
  readonly keySecret: string;
  readonly webhookSecret: string;
  readonly webhookUrl: string | undefined;
}

/** Speaks the provider's orders, payments and refunds calls, and takes orders on how to misbehave under /control. */
export function createGatewayServer(options: GatewayOptions): Server {
  const books = openBooks(options.keySecret);
  const linkBooks = openLinks();
  const codeBooks = openCodes();
  let ways: object = allWays;
  const faults = createFaults();
  /** Payments of which nothing goes back. */
  const refusing = new Set<string>();
  const postman = createPostman({ url: options.webhookUrl, secret: options.webhookSecret });
  const basic = `Basic ${Buffer.from(`${options.keyId}:${options.keySecret}`).toString("base64")}`;
  const counts = {
    create: 0,
    fetch: 0,
    capture: 0,
    refund: 0,
    link: 0,
    cancel: 0,
    code: 0,
    close: 0,
    ways: 0,
  };

  return createServer((request, response) => {
    void answer(request, response).catch((error: unknown) => {
      if (!response.headersSent) send(response, 500, { error: { description: String(error) } });
    });
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? "/", "http://gateway.invalid");
    const body = await readJson(request);
    if (url.pathname === "/v1/checkout.js") return sendText(response, "text/javascript", checkoutScript);
    if (url.pathname === "/window") return sendText(response, "text/html", windowPage);
    if (url.pathname.startsWith("/l/")) return sendText(response, "text/html", linkPage);
    if (url.pathname.startsWith("/control/")) return control(url.pathname.slice(9), body, response);
    // The one call that is made without the secret.
    if (url.pathname === "/v1/methods") return run("ways", response, () => ways);
    if (request.headers.authorization !== basic)
      return send(response, 401, {
        error: { code: "BAD_REQUEST_ERROR", description: "Authentication failed" },
      });
    return api(request, url, body, response);
  }

  async function api(
    request: IncomingMessage,
    url: URL,
    body: Body,
    response: ServerResponse,
  ): Promise<void> {
    const [, , kind, id = "", what] = url.pathname.split("/");
    const isPost = request.method === "POST";
    if (kind === "orders" && isPost && !id)
      return run("create", response, () => books.createOrder(body as never));
    if (kind === "orders" && !id) {
      const receipt = url.searchParams.get("receipt");
      return run("fetch", response, () =>
        list([...books.orders.values()].filter((order) => order.receipt === receipt)),
      );
    }
    if (kind === "orders" && what === "payments")
      return run("fetch", response, () =>
        list([...books.payments.values()].filter(({ order_id }) => order_id === id)),
      );
    if (kind === "payment_links") return answerLinks(request, { url, id, what }, body, response);
    if (kind === "payments" && id === "qr_codes") return answerCodes(request, url, body, response);
    const payment = books.payments.get(id);
    if (kind === "payments" && payment && !what) return run("fetch", response, () => payment);
    if (!payment) return send(response, 400, { error: { description: "The id does not exist" } });
    if (what === "capture" && isPost) return run("capture", response, () => books.capture(payment));
    if (what === "refunds") return run("fetch", response, () => list(books.refundsOf(payment)));
    if (what === "refund" && isPost)
      return run("refund", response, () => {
        const key = request.headers["x-refund-idempotency"];
        return giveBack(payment, Number(body.amount), typeof key === "string" ? key : null);
      });
    send(response, 404, { error: { description: "No such call" } });
  }

  async function answerLinks(
    { method, headers }: IncomingMessage,
    { url, id, what }: { url: URL; id: string; what: string | undefined },
    body: Body,
    response: ServerResponse,
  ): Promise<void> {
    if (method === "POST" && !id)
      return run("link", response, () =>
        orRefusal(linkBooks.create(body as never, `http://${headers.host ?? ""}`)),
      );
    if (!id)
      return run("fetch", response, () => ({
        payment_links: linkBooks.byReference(url.searchParams.get("reference_id")),
      }));
    const link = linkBooks.links.get(id);
    if (!link) return send(response, 400, { error: { description: "The id does not exist" } });
    if (method !== "POST") return run("fetch", response, () => link);
    if (what === "cancel")
      return run("cancel", response, () => {
        const ended = linkBooks.end(link, "cancelled");
        if (typeof ended !== "string") notifyOfLink(link, "cancelled");
        return orRefusal(ended);
      });
    send(response, 404, { error: { description: "No such call" } });
  }

  async function answerCodes(
    { method, headers }: IncomingMessage,
    url: URL,
    body: Body,
    response: ServerResponse,
  ): Promise<void> {
    const [, , , , id = "", what] = url.pathname.split("/");
    if (method === "POST" && !id)
      return run("code", response, (fault) => {
        const made = codeBooks.create(body as never, `http://${headers.host ?? ""}`);
        if (typeof made === "string") return orRefusal(made);
        if (fault === "noLink") return { ...made, image_content: null };
        return fault === "otherSum" ? { ...made, payment_amount: made.payment_amount + 100 } : made;
      });
    const code = codeBooks.codes.get(id);
    if (!code) return send(response, 400, { error: { description: "The id does not exist" } });
    if (what === "payments")
      return run("fetch", response, () =>
        list(code.payments.flatMap((paid) => books.payments.get(paid) ?? [])),
      );
    if (what === "close" && method === "POST")
      return run("close", response, () => {
        const closed = codeBooks.close(code, "on_demand");
        if (typeof closed !== "string") postman.tell(eventBody("qr_code.closed", { qr_code: { ...code } }));
        return orRefusal(closed);
      });
    if (!what) return run("fetch", response, () => code);
    send(response, 404, { error: { description: "No such call" } });
  }

  function notifyOfLink(link: BookedLink, how: "cancelled" | "expired"): void {
    postman.tell(eventBody(`payment_link.${how}`, { payment_link: { ...link } }));
  }

  async function run(
    call: GatewayCall,
    response: ServerResponse,
    work: (fault: Fault | undefined) => object,
  ): Promise<void> {
    counts[call]++;
    const fault = faults.next(call);
    if (await strike(fault, response)) return;
    const result = work(fault);
    if (result instanceof Refusal)
      return send(response, 400, { error: { code: "BAD_REQUEST_ERROR", description: result.why } });
    // Done, and the answer is lost on its way.
    if (fault === "lost") return void response.destroy();
    send(response, 200, result);
  }

  function giveBack(payment: BookedPayment, amount: number, key: string | null): BookedRefund | Refusal {
    if (refusing.has(payment.id)) return new Refusal("Your balance is too low for this refund");
    const refund = books.refund(payment, amount, key);
    if (typeof refund === "string") return new Refusal(refund);
    postman.tell(eventBody("refund.processed", { refund, payment: { ...payment } }));
    return refund;
  }

  async function control(what: string, body: Body, response: ServerResponse): Promise<void> {
    if (what === "faults")
      faults.plan(body.call as GatewayCall, body.fault as Fault, Number(body.times ?? 1));
    else if (what === "calm") {
      faults.clear();
      refusing.clear();
    } else if (what === "refuse-refunds") refusing.add(String(body.payment_id));
    else if (what === "give-back") return giveBackOnPages(body, response);
    else if (what === "delivery") postman.setDelivery(body.delivery as Delivery);
    else if (what === "deliver") await postman.deliverWaiting();
    else if (what === "pay") return pay(body, response);
    else if (what === "pay-code") return payCode(body, response);
    else if (what === "ways") ways = { ...allWays, ...(body.ways as object) };
    else if (what === "pay-link") return payLink(body, response);
    else if (what === "end-link") {
      const link = linkBooks.links.get(String(body.link_id));
      const how = body.how as "cancelled" | "expired";
      if (link && typeof linkBooks.end(link, how) !== "string") notifyOfLink(link, how);
    } else if (what === "books")
      return send(response, 200, {
        orders: [...books.orders.values()],
        payments: [...books.payments.values()],
        refunds: [...books.refunds.values()],
        links: [...linkBooks.links.values()],
        codes: [...codeBooks.codes.values()],
        sent: postman.sent,
        counts,
      });
    else return send(response, 404, {});
    send(response, 200, {});
  }

  /** Somebody presses the button on the gateway's own pages. */
  function giveBackOnPages(body: Body, response: ServerResponse): void {
    const payment = books.payments.get(String(body.payment_id));
    const made = payment ? giveBack(payment, Number(body.amount), null) : new Refusal("No such payment");
    send(response, made instanceof Refusal ? 400 : 200, made);
  }

  /** Whoever opened the link pays; a second time only where a test makes the gateway take it. */
  function payLink(body: Body, response: ServerResponse): void {
    const link = linkBooks.links.get(String(body.link_id));
    if (!link || (link.status !== "created" && body.twice !== true)) {
      send(response, 400, { error: link ? `This link is ${link.status}` : "No such link" });
      return;
    }
    const { amount, currency } = link;
    const order = books.createOrder({ amount, currency });
    const payment = books.pay(order, "captured", "upi", (body.differs as object) ?? {});
    linkBooks.note(link, order, payment);
    postman.tell(eventBody("payment.captured", { payment: { ...payment } }));
    postman.tell(eventBody("order.paid", { payment: { ...payment }, order: { ...order } }));
    const about = { payment_link: { ...link }, order: { ...order }, payment: { ...payment } };
    postman.tell(eventBody("payment_link.paid", about));
    send(response, 200, { back: link.callback_url, payment_id: payment.id });
  }

  /** Whoever scanned the code pays; a second time, or after it was closed, only where a test wants that. */
  function payCode(body: Body, response: ServerResponse): void {
    const code = codeBooks.codes.get(String(body.code_id));
    if (!code || (code.status !== "active" && body.late !== true)) {
      send(response, 400, { error: code ? `This code is ${code.status}` : "No such code" });
      return;
    }
    const payment = books.payByCode(code.payment_amount, (body.differs as object) ?? {});
    codeBooks.note(code, payment);
    postman.tell(eventBody("payment.captured", { payment: { ...payment } }));
    postman.tell(eventBody("qr_code.credited", { payment: { ...payment }, qr_code: { ...code } }));
    postman.tell(eventBody("qr_code.closed", { qr_code: { ...code } }));
    send(response, 200, { payment_id: payment.id });
  }

  /** A shopper's hand in the window, or a test's. */
  function pay(body: Body, response: ServerResponse): void {
    const order = books.orders.get(String(body.order_id));
    if (!order) {
      send(response, 404, { error: { description: "No such order" } });
      return;
    }
    const status = (body.status ?? "captured") as BookedPayment["status"];
    const payment = books.pay(order, status, String(body.method ?? "card"), (body.differs as object) ?? {});
    if (status === "failed") postman.tell(eventBody("payment.failed", { payment }));
    else
      postman.tell(
        eventBody("payment.authorized", { payment: { ...payment, status: "authorized", captured: false } }),
      );
    if (status === "captured") {
      postman.tell(eventBody("payment.captured", { payment }));
      postman.tell(eventBody("order.paid", { payment, order }));
    }
    send(response, 200, {
      razorpay_order_id: order.id,
      razorpay_payment_id: payment.id,
      razorpay_signature: books.sign(payment),
      error: payment.error_description,
    });
  }
}
