import { afterEach, expect, it } from "vitest";
import { describeWithDatabase } from "#support/engines.ts";
import { openShop, type ShopForTests } from "#support/running-shop.ts";

describeWithDatabase("the calls of delivery", (openFresh) => {
  let shop: ShopForTests | undefined;
  const open = async () => {
    shop = await openShop((await openFresh({ demo: true })).settings);
    return shop;
  };
  afterEach(async () => {
    await shop?.stop();
    shop = undefined;
  });

  it("refuses what is no PIN code, what nobody knows, and whoever asks for all of them", async () => {
    const { call } = await open();
    const bad = await call("GET", "/pin-codes/0123");
    expect([bad.status, bad.body.error, bad.body.field]).toEqual([422, "PIN_CODE_UNUSABLE", "pinCode"]);
    const unknown = await call("GET", "/pin-codes/999999");
    expect([unknown.status, unknown.body.error]).toEqual([404, "PIN_CODE_UNKNOWN"]);
    for (let asked = 0; asked < 298; asked++) await call("GET", "/pin-codes/999999");
    expect((await call("GET", "/pin-codes/560034")).body.error).toBe("TOO_MANY");
  });

  it("refuses to say how goods come that are none, and answers for what is sold and for a visitor", async () => {
    const { call } = await open();
    const none = await call("GET", "/delivery/560034?productId=none");
    expect([none.status, none.body.error, none.body.field]).toEqual([404, "PRODUCT_NOT_FOUND", "productId"]);
    expect((await call("GET", "/delivery/56003")).body.error).toBe("PIN_CODE_UNUSABLE");
    expect((await call("GET", "/delivery/560034?quantity=0")).body.error).toBe("INVALID_INPUT");
    const { body: listed } = await call("GET", "/products");
    const { _id } = listed.products[0];
    const { status, body } = await call("GET", `/delivery/560034?productId=${_id}`);
    expect([status, body.deliverable]).toEqual([200, true]);
    expect(body).toMatchObject({ pinCode: "560034", by: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) });
    expect((await call("GET", "/delivery/560034")).body).toMatchObject({ paise: 0, deliverable: true });
  });

  it("says city and state, and both states where there are two", async () => {
    const { call } = await open();
    expect((await call("GET", "/pin-codes/560%20034")).body).toMatchObject({
      pinCode: "560034",
      places: [{ city: "Bengaluru", state: "Karnataka", stateCode: "29" }],
    });
    const { body } = await call("GET", "/pin-codes/605106");
    expect(body.places.map(({ state }: { state: string }) => state)).toEqual(["Tamil Nadu", "Puducherry"]);
  });
});
