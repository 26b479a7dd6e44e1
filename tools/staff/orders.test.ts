import { expect, it } from "vitest";
import { hearWebhook } from "#modules/orders/payment/payment-updates.ts";
import { placeOrder } from "#modules/orders/placing/place-order.ts";
import { shortIdOf } from "#modules/orders/rules/order-id.ts";
import { checkoutForTests } from "#support/checkout-shop.ts";
import { describeWithDatabase } from "#support/engines.ts";
import { signedUpUser } from "#support/people.ts";
import { message, paymentFor, tellingGateway } from "#support/telling-gateway.ts";
import { hearing, staffSays } from "./staff-says.ts";

const said = hearing();

describeWithDatabase("the staff's commands for orders", (openFresh) => {
  async function open() {
    const db = await openFresh();
    const shop = await checkoutForTests(db, { gateway: tellingGateway() });
    shop.time.now = Date.now();
    await shop.product("pot", 9);
    const says = (...words: string[]) => {
      said.length = 0;
      return staffSays(db, db.settings, ...words);
    };
    const buy = async (who: string, quantity: number) => {
      await shop.fill(who, "pot", quantity);
      const placed = await placeOrder(shop.parts, { userId: who, key: who, method: "card", lang: "en" });
      if (!placed.ok) throw new Error(placed.reason);
      await hearWebhook(shop.parts, message("payment.captured", paymentFor(placed.value)), new Headers());
      shop.pass(60_000);
      return placed.value.orderId;
    };
    return { db, says, buy };
  }

  it("list what is to be packed, the oldest first, and what has a status", async () => {
    const { says, buy } = await open();
    expect(await says("orders")).toBe(0);
    expect(said).toEqual(["Nothing is to be packed."]);
    const first = shortIdOf(await buy("asha", 1));
    const second = shortIdOf(await buy("ravi", 2));
    expect(await says("orders")).toBe(0);
    expect(said).toEqual([
      expect.stringMatching(
        new RegExp(`^H-1001 {2}${first} {2}ordered .*₹.* Asha Rao, Bengaluru 560001 {2}\\+919812345678`),
      ),
      expect.stringContaining("1 × Thing"),
      expect.stringContaining(second),
      expect.stringContaining("2 × Thing"),
    ]);
    expect(await says("order", second, "cancel")).toBe(0);
    await says("orders", "cancelled");
    expect(said).toHaveLength(2);
    expect(await says("orders", "shipped")).toBe(0);
    expect(said).toEqual(["No order is shipped."]);
    expect(await says("orders", "teleported")).toBe(1);
    expect(said).toEqual([expect.stringContaining("A status is one of pending, ordered")]);
  });

  it("take the six characters that a customer names as well as the whole id", async () => {
    const { says, buy } = await open();
    const id = await buy("asha", 1);
    const number = shortIdOf(id);
    expect(
      await says("order", number.toLowerCase(), "ship", "--carrier", "India Post", "--number", "EX1"),
    ).toBe(0);
    expect(said).toEqual(["Sent. The customer will be told."]);
    expect(await says("order", `#${number}`, "process")).toBe(1);
    expect(said).toEqual(["The order cannot move to that status from here (status)"]);
    expect(await says("order", "h-1001", "deliver")).toBe(0);
    expect(await says("order", "H-1002", "deliver")).toBe(1);
    expect(await says("order", "000000", "ship")).toBe(1);
    expect(await says("order", "nothing", "ship")).toBe(1);
    expect(said).toEqual(["There is no order nothing."]);
  });

  it("ask back when two orders have the same six characters", async () => {
    const { db, says, buy } = await open();
    const ids = [await buy("asha", 1), await buy("ravi", 1)];
    await db.write((tx) => tx.updateTable("orders").set({ short_id: "A14D47" }).execute());
    expect(await says("order", "A14D47", "ship")).toBe(1);
    expect(said[0]).toMatch(/^A14D47 may be H-\d+ or H-\d+: say the number\.$/);
    expect(ids).toHaveLength(2);
    for (const number of ["H-1001", "H-1002"]) expect(said[0]).toContain(number);
    const rows = await db.read.selectFrom("orders").select("status").execute();
    expect(rows).toEqual([{ status: "ordered" }, { status: "ordered" }]);
  });

  it("show an order whole, with who did what to it", async () => {
    const { db, says, buy } = await open();
    const id = await buy("asha", 2);
    const { userId } = await signedUpUser(db, { email: "meera@example.com", name: "Meera Das", staff: true });
    await says("order", id, "process");
    await says(
      "order",
      id,
      "ship",
      "--carrier",
      "India Post",
      "--number",
      "EX1",
      "--as",
      "meera@example.com",
    );
    expect(await says("order", shortIdOf(id))).toBe(0);
    const whole = said.join("\n");
    for (const part of [
      id,
      "quantity: 2",
      "total: ",
      "status: captured",
      "12 Lake Road",
      "carrier: India Post",
    ])
      expect(whole).toContain(part);
    expect(whole).toMatch(/what: shipped[\s\S]*name: Meera Das/);
    expect(await says("order", id, "show")).toBe(0);
    const events = db.read.selectFrom("order_events").select(["status", "actor"]).orderBy("at");
    const actors = new Map((await events.execute()).map(({ status, actor }) => [status, actor]));
    expect(actors.get("processing")).toMatch(/^terminal:.+/);
    expect(actors.get("shipped")).toBe(userId);
    expect(await says("order", id, "deliver", "--seen", "1")).toBe(1);
    expect(said[0]).toMatch(/changed[\s\S]*deed: shipped|changed[\s\S]*Meera Das/);
    expect(await says("order", id, "note", "wrap", "it", "in", "red")).toBe(0);
    await says("order", id);
    expect(said.join("\n")).toContain("wrap it in red");
  });
});
