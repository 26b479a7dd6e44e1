import { expect, it } from "vitest";
import { buyer, plainProduct } from "#support/buyers.ts";
import { describeWithDatabase } from "#support/engines.ts";
import { signed } from "#support/razorpay/gateway-books.ts";
import { startGateway } from "#support/razorpay/start-gateway.ts";
import { openShop } from "#support/running-shop.ts";

describeWithDatabase("a message to a gateway", (openFresh) => {
  it("is heard by the one that the shop uses, and by no other, whoever signed it", async () => {
    const db = await openFresh({ demo: true });
    const gateway = await startGateway();
    const shop = await openShop(db.settings, { env: { ...gateway.settings, PAYMENTS: "mock" } });
    const { token } = await buyer(db);
    await shop.call("POST", "/cart/add", { token, body: { productId: await plainProduct(db), quantity: 1 } });
    const placed = await shop.call("POST", "/cart/checkout", { token, body: { paymentMethod: "card" } });
    const entity = {
      id: placed.body.mock_payment_id,
      order_id: placed.body.order_id,
      amount: placed.body.amount,
      currency: "INR",
      status: "captured",
    };
    const body = JSON.stringify({ event: "payment.captured", payload: { payment: { entity } } });
    const told = async (name: string) => {
      const headers = {
        "x-razorpay-signature": signed(body, gateway.settings.RAZORPAY_WEBHOOK_SECRET ?? ""),
      };
      const { status } = await shop.call("POST", `/webhooks/${name}`, { body, headers });
      return status;
    };
    for (const name of ["razorpay", "mock", "nobody"]) expect([name, await told(name)]).toEqual([name, 404]);
    const payments = await db.read.selectFrom("payments").select(["gateway", "status"]).execute();
    expect(payments).toEqual([{ gateway: "mock", status: "created" }]);
    await shop.stop();
    const other = await openShop(db.settings, { env: gateway.settings });
    const unsigned = await other.call("POST", "/webhooks/razorpay", { body });
    expect([unsigned.status, unsigned.body.error]).toEqual([400, "BAD_SIGNATURE"]);
    await other.stop();
    await gateway.stop();
  });
});
