import { afterEach, expect, it } from "vitest";
import { buyer, plainProduct } from "#support/buyers.ts";
import { checkBooks, type Heard } from "#support/check-books.ts";
import { checkStockBooks } from "#support/check-stock-books.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import { type MortalShop, mortalShop } from "#support/mortal-shop.ts";
import { signedUpUser } from "#support/people.ts";
import { type StandInGateway, startGateway } from "#support/razorpay/start-gateway.ts";
import { setPieces } from "#support/set-pieces.ts";
import { patienceFor, times } from "#support/thorough.ts";

const points = [
  "enter:held",
  "enter:placed",
  "enter:before-commit",
  "enter:committed",
  "link:at-gateway",
  "settle:locked",
  "settle:noted",
  "settle:sold",
  "settle:before-commit",
  "settle:committed",
];
const kills = times(1, 25);
const pieces = 5_000;
const address = {
  name: "Asha Rao",
  phone: "98123 45678",
  street: "12 Lake Road",
  city: "Bengaluru",
  state: "Karnataka",
  pinCode: "560001",
};

describeOnBothEngines("a shop killed while an order is paid by its link", (openFresh) => {
  const endings: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const end of endings.splice(0).reverse()) await end();
  });

  it(`sells each order once at ${points.length} points, ${kills} times each`, {
    timeout: patienceFor(kills * points.length),
  }, async () => {
    const db = await openFresh({ demo: true });
    const gateway = await startGateway();
    endings.push(() => gateway.stop());
    const shops = [mortalShop(db.settings), mortalShop(db.settings, gateway.settings)] as const;
    for (const shop of shops) {
      await shop.start();
      endings.push(() => shop.stop());
    }
    const productId = await plainProduct(db);
    await setPieces(db, { productId }, pieces);
    const { token: staff } = await signedUpUser(db, { role: "owner" });
    const history: Heard[] = [];
    for (let round = 0; round < kills; round++)
      for (const [at, point] of points.entries()) {
        const shop = shops[(round + at) % 2];
        if (!shop) throw new Error("There are two shops.");
        const { userId } = await buyer(db);
        const mine: Heard = { userId };
        history.push(mine);
        const request = { staff, key: `key-${point}-${round}`, productId };
        await shop.dieAt(point);
        await enterAndPay(shop, gateway, mine, request);
        expect(await shop.died(), point).toBe("SIGKILL");
        await shop.start();
        await enterAndPay(shop, gateway, mine, request);
        expect(mine.paid, point).toBe(true);
        await enterAndPay(shop, gateway, mine, request);
      }
    expect(await checkBooks(db.read, history, { productId, pieces })).toEqual([]);
    expect(await checkStockBooks(db.read)).toEqual([]);
    const { length } = await db.read.selectFrom("payment_events").select("id").execute();
    expect(length).toBe(history.length);
    const { links, payments } = await gateway.books();
    const throughGateway = Math.floor((kills * points.length) / 2);
    expect([links.length, payments.length]).toEqual([throughGateway, throughGateway]);
  });
});

interface Wish {
  readonly staff: string;
  readonly key: string;
  readonly productId: string;
}

/** An assistant on the phone, then the customer with the link; whatever is not answered is not known. */
async function enterAndPay(
  shop: MortalShop,
  gateway: StandInGateway,
  mine: Heard,
  { staff, key, productId }: Wish,
): Promise<void> {
  const items = [{ productId, quantity: 2 }];
  const body = { customerId: mine.userId, address, items, payment: "link" };
  const entered = await shop.call("POST", "/manage/orders", staff, { body, key });
  if (!entered) return;
  expect(entered.status, entered.text).toBe(200);
  const { id, money } = entered.body.order;
  mine.placed ??= id;
  mine.amount ??= money.quote.total;
  expect(id).toBe(mine.placed);
  if (money.payment.link === null) return;
  const token = String(money.payment.link.url).split("/").at(-1);
  const asked = await shop.call("POST", `/pay/${token}`, staff, { body: {} });
  if (!asked) return;
  expect(asked.status, asked.text).toBe(200);
  const { links } = await gateway.books();
  const link = links.find(({ reference_id }) => reference_id === id);
  // On the gateway's own page; who has paid already is told so there.
  if (link) await gateway.payLink(link.id);
  const paid = await shop.call("POST", `/pay/${token}`, staff, { body: {} });
  if (paid?.body.order.state === "paid") mine.paid = true;
}
