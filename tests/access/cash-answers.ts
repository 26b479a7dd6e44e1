import type { Database } from "#platform/database/database.ts";
import type { ShopForTests } from "#support/running-shop.ts";
import { askForCodes } from "./owned-things.ts";
import type { Ask } from "./row.ts";

/** Every endpoint of orders that are paid at the door. */
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
  const office = (method: string, path: string, body?: object) => call(method, `/manage${path}`, body, owner);
  await office("POST", `/orders/${called.orderId}/confirm`, {});
  await office("POST", `/orders/${called.orderId}/send`, { carrier: "Delhivery", trackingNumber: "EX9" });
  await office("POST", `/orders/${called.orderId}/delivered`, {});
  const { parcels } = await office("GET", "/cash?carrier=Delhivery");
  await office("GET", "/cash/file");
  const settled = {
    orders: parcels[0].orderId,
    reference: "UTR 4711",
    rupees: "1",
    note: "The rest on Monday",
  };
  await office("POST", "/cash", settled);
  const [last] = (await office("GET", "/cash")).settled;
  await office("POST", `/cash/${last.id}/back`);
  const { customers } = await office("GET", "/customers");
  await office("POST", `/customers/${customers[0].id}/let-off`, {});
}
