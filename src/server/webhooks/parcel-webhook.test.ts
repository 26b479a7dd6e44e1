import { expect, it } from "vitest";
import { buyerWith, plainProduct } from "#support/buyers.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import { signedUpUser } from "#support/people.ts";
import { openShop } from "#support/running-shop.ts";

const token = "a-long-courier-token";

describeOnBothEngines("what a courier tells of a parcel", (openFresh) => {
  it("is believed by its token alone, moves the parcel once, and never back", async () => {
    const db = await openFresh({ demo: true });
    const env = { DEMO_FULFILMENT: "0", COURIER_WEBHOOK_TOKEN: token };
    const shop = await openShop(db.settings, { env });
    const asha = await buyerWith(db, await plainProduct(db));
    const placed = await shop.call("POST", "/cart/checkout", {
      token: asha.token,
      body: { paymentMethod: "card" },
    });
    const { order_id, mock_payment_id, mock_signature, orderId } = placed.body;
    const proof = { razorpay_order_id: order_id, razorpay_payment_id: mock_payment_id, is_mock: true };
    await shop.call("POST", "/cart/verify-payment", {
      token: asha.token,
      body: { ...proof, razorpay_signature: mock_signature },
    });
    const owner = await signedUpUser(db, { role: "owner" });
    const office = (path: string, body: object) =>
      shop.call("POST", `/manage/orders/${orderId}/${path}`, { token: owner.token, body });
    await office("pack", {});
    await office("send", { carrier: "Delhivery", trackingNumber: "AWB77" });
    const tell = (body: object | string, headers: Record<string, string>) =>
      shop.call("POST", "/webhooks/parcels", { body, headers });
    const status = async () =>
      (await shop.call("GET", `/orders/${orderId}`, { token: asha.token })).body.order.status;
    const delivered = { awb: "awb77", current_status: "Delivered" };

    for (const headers of [{}, { "x-api-key": "another" }, { authorization: `Token ${token}x` }])
      expect((await tell(delivered, headers as Record<string, string>)).body.error).toBe("BAD_SIGNATURE");
    const sure = { "x-api-key": token };
    expect((await tell("no json", sure)).status).toBe(400);
    expect((await tell({ awb: "another", current_status: "Delivered" }, sure)).status).toBe(200);
    expect(await status()).toBe("shipped");

    const returning = { Shipment: { AWB: "AWB77", Status: { Status: "In Transit", StatusType: "RT" } } };
    expect((await tell(returning, { authorization: `Token ${token}` })).status).toBe(200);
    const events = async () =>
      (await db.read.selectFrom("audit").select("action").execute()).map(({ action }) => action);
    expect(await events()).toContain("parcel returning");
    await tell(delivered, sure);
    await tell(delivered, sure);
    await tell(returning, sure);
    expect(await status()).toBe("delivered");
    expect((await events()).filter((action) => action === "parcel delivered")).toHaveLength(1);
    await shop.stop();
  });
});
