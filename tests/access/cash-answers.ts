import type { Database } from "#platform/database/database.ts";
import type { ShopForTests } from "#support/running-shop.ts";
import type { Ask } from "./desk-answers.ts";
import { askForCodes } from "./owned-things.ts";

/** Every call of orders that are paid at the door. */
export async function payAtTheDoor(
  call: Ask,
  {
    shop,
    db,
    owner,
    productId,
    codeAfter,
  }: {
    readonly shop: ShopForTests;
    readonly db: Pick<Database, "write">;
    readonly owner: string;
    readonly productId: string;
    readonly codeAfter: (known?: string) => Promise<string>;
  },
): Promise<void> {
  await askForCodes(shop, owner);
  const place = async () => {
    await call("POST", "/cart/add", { productId });
    const { orderId, confirm_path: path } = await call("POST", "/cart/checkout", { paymentMethod: "cash" });
    return { orderId: orderId as string, path: path as string };
  };
  const { orderId, path } = await place();
  await call("GET", path, undefined, "");
  const first = await codeAfter();
  await db.write((tx) =>
    tx.updateTable("cash_orders").set({ code_at: 0 }).where("order_id", "=", orderId).execute(),
  );
  await call("POST", `${path}/code`, {}, "");
  await call("POST", path, { code: await codeAfter(first) }, "");

  const called = await place();
  await call("POST", `/manage/orders/${called.orderId}/confirm`, {}, owner);
}
