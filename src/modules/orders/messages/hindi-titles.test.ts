import { expect, it } from "vitest";
import { buyer, plainProduct } from "#support/buyers.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import { signedUpUser } from "#support/people.ts";
import { openShop } from "#support/running-shop.ts";

describeOnBothEngines("names of goods in Hindi", (openFresh) => {
  it("go with cart, wishes and orders, and an order keeps what was sold", async () => {
    const db = await openFresh({ demo: true });
    const shop = await openShop(db.settings);
    const [{ token }, staff] = [await buyer(db), await signedUpUser(db, { role: "owner" })];
    const productId = await plainProduct(db);
    const at = `/manage/goods/${productId}`;
    const say = async (words: object) => {
      const { body } = await shop.call("GET", `/goods/${productId}`, { token: staff.token });
      const { status } = await shop.call("PUT", at, {
        token: staff.token,
        body: { seen: body.goods.version, ...words },
      });
      expect(status).toBe(200);
      return body.goods.title;
    };
    const call = async (method: string, path: string, body?: object) =>
      (await shop.call(method, path, { token, ...(body && { body }) })).body;
    const title = await say({ titleHi: "नीली दरी" });
    await call("POST", "/wishlist/add", { productId });
    const added = await call("POST", "/cart/add", { productId, quantity: 1 });
    expect(added.data.items).toMatchObject([{ title, titleHi: "नीली दरी", product: { title } }]);
    const placed = await call("POST", "/cart/checkout", { paymentMethod: "card" });
    await call("POST", "/cart/verify-payment", {
      razorpay_order_id: placed.order_id,
      razorpay_payment_id: placed.mock_payment_id,
      razorpay_signature: placed.mock_signature,
      is_mock: true,
    });
    const items = async () => {
      const [first] = (await call("GET", "/orders")).orders;
      return first.items;
    };
    expect(await items()).toMatchObject([{ title, titleHi: "नीली दरी" }]);
    await shop.call("POST", `/manage/orders/${placed.orderId}/send`, {
      token: staff.token,
      body: { carrier: "India Post", trackingNumber: "EX1" },
    });
    const { order } = await call("GET", `/orders/${placed.orderId}`);
    expect(order.parcels).toMatchObject([{ goods: [{ title, titleHi: "नीली दरी", quantity: 1 }] }]);
    // Under another name they are no longer what was bought.
    await say({ title: "Other goods", titleHi: "कुछ और" });
    const [line] = await items();
    expect(line).toMatchObject({ title });
    expect(line).not.toHaveProperty("titleHi");
    await shop.stop();
  });
});
