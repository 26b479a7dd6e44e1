import { setTimeout as wait } from "node:timers/promises";
import { createOfficeCodes } from "#modules/promo-codes/office-service.ts";
import { systemClock } from "#platform/clock.ts";
import type { Database } from "#platform/database/database.ts";
import { buyer, plainProduct } from "#support/buyers.ts";
import type { Call } from "#support/mortal-shop.ts";
import { setPieces } from "#support/set-pieces.ts";
import type { Buyer, ShopUnderTest, Tab } from "./shop-under-test.ts";

interface Process {
  readonly call: Call;
}

/** Haat, in one or several processes that share a database. What is bought is read from its tables. */
export async function haat(db: Database, shops: readonly Process[]): Promise<ShopUnderTest> {
  const productId = await plainProduct(db);
  const codes = createOfficeCodes({ db, clock: systemClock, welcomeCode: () => "" });
  const tokens = new Map<string, string>();
  const shopAt = (nth: number) => shops[nth % shops.length] as Process;

  const newBuyer = async (): Promise<Buyer> => {
    const { userId: id, token } = await buyer(db);
    tokens.set(id, token);
    return { id, tab: (nth) => tabOf(shopAt(nth), token) };
  };

  function tabOf(shop: Process, token: string): Tab {
    const post = async (path: string, body: object, key?: string) => {
      const answer = await shop.call("POST", path, token, { body, ...(key && { key }) });
      if (!answer || answer.status >= 500) throw new Error(`${path}: ${answer?.text ?? "no answer"}`);
      return answer;
    };
    return {
      add: async (quantity) => (await post("/cart/add", { productId, quantity })).status === 200,
      useCode: async (code) => (await post("/cart/promo", { code })).status === 200,
      async buy() {
        const placed = await post("/cart/checkout", { paymentMethod: "card" }, crypto.randomUUID());
        if (placed.status !== 200) return false;
        const paid = await post("/cart/verify-payment", {
          razorpay_order_id: placed.body.order_id,
          razorpay_payment_id: placed.body.mock_payment_id,
          razorpay_signature: placed.body.mock_signature,
          is_mock: true,
        });
        return paid.body.state === "paid";
      },
    };
  }

  return {
    newBuyer,
    setStock: (pieces) => setPieces(db, { productId }, pieces),
    async stockLeft() {
      const { free } = await db.read
        .selectFrom("stock")
        .select("free")
        .where((where) => where.and({ product_id: productId, colour: "", size: "" }))
        .executeTakeFirstOrThrow();
      return free;
    },
    async makeCode(code, { times = null, perBuyer: perCustomer = null }) {
      const rule = { code, percent: 50, paise: 0, shipsFree: false, minimumPaise: 0, times, perCustomer };
      await codes.make("owner", { ...rule, firstOrder: false, beginsAt: null, endsAt: null, isOn: true });
      // Each process hears of it within half a second.
      const probe = await newBuyer();
      await probe.tab(0).add(1);
      for (const nth of shops.keys()) while (!(await probe.tab(nth).useCode(code))) await wait(100);
    },
    async boughtBy(buyers) {
      const ids = buyers.map(({ id }) => id);
      const orders = await db.read
        .selectFrom("orders")
        .innerJoin("payments", "payments.order_id", "orders.id")
        .select(["orders.id", "user_id", "promo_code", "amount_paise"])
        .where("user_id", "in", ids)
        .where("orders.status", "not in", ["pending", "cancelled"])
        .where("payments.status", "=", "captured")
        .execute();
      return Promise.all(
        orders.map(async ({ id, user_id, promo_code, amount_paise }) => {
          const of = { order_id: id };
          const lines = await db.read
            .selectFrom("order_lines")
            .selectAll()
            .where((w) => w.and(of))
            .execute();
          const charges = await db.read
            .selectFrom("order_charges")
            .selectAll()
            .where((w) => w.and(of))
            .execute();
          const goods = lines.reduce((sum, one) => sum + one.quantity * Number(one.unit_paise), 0);
          const added = charges.reduce((sum, one) => (one.inside === 1 ? sum : sum + Number(one.paise)), 0);
          return {
            buyerId: user_id,
            pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
            worth: goods + added,
            paid: Number(amount_paise),
            code: promo_code,
          };
        }),
      );
    },
    async piecesInCart({ id }) {
      const lines = await db.read
        .selectFrom("cart_lines")
        .select("quantity")
        .where("user_id", "=", id)
        .execute();
      return lines.reduce((sum, { quantity }) => sum + quantity, 0);
    },
  };
}
