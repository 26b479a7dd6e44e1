import { openDatabase } from "#platform/database/open-database.ts";
import { signedUpUser } from "./people.ts";
import { openShop } from "./running-shop.ts";

export const header =
  "Name,Email,Financial Status,Fulfillment Status,Currency,Subtotal,Total,Created at,Lineitem quantity,Lineitem name,Lineitem price,Billing Name,Billing Phone,Billing Street,Billing City,Notes,Refunded Amount";
export const meera =
  "#1001,Meera@Example.com,paid,fulfilled,INR,499.50,549.50,2024-03-01 17:05:09 +0530,1,Brass diya,499.50,Meera Das,98000 00001,12 Lake Road,Bengaluru,Ring twice,100";
export const moreOfMeera = "#1001,Meera@Example.com,,,,,,,2,Lamp oil,25.00,,,,,,";
export const ravi =
  "#1002,ravi@example.com,pending,,INR,80,80,2024-04-01 10:00:00 +0530,1,Soap,80,Ravi Iyer,98000 00002,3 Beach Road,Chennai,,";

/** A shop whose owner brings in the orders of the one before. */
export async function openPastOrders(settings: { DATA_DIR: string; DATABASE_URL?: string }) {
  const db = openDatabase(settings);
  const owner = await signedUpUser(db, { role: "owner" });
  const shop = await openShop(settings);
  const ask = async (method: string, path: string, body?: string, token = owner.token) => {
    const type = body?.startsWith("{") ? "application/json" : "text/csv";
    const answer = await fetch(`${shop.url}/api${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body && { "content-type": type }) },
      ...(body && { body }),
    });
    // biome-ignore lint/suspicious/noExplicitAny: tests read what the documents promise
    return { status: answer.status, told: (await answer.json()) as any };
  };
  const send = (...lines: string[]) => ask("POST", "/manage/past-order-files", [header, ...lines].join("\n"));
  const takeIn = async (...lines: string[]) => {
    const { told } = await send(...lines);
    return (await ask("POST", `/manage/past-order-files/${told.file.id}/take-in`)).told.count as number;
  };
  const found = async (search: string) => {
    const { told } = await ask("GET", `/manage/past-orders?${new URLSearchParams({ search })}`);
    return told.orders.map(({ number }: { number: string }) => number) as string[];
  };
  const all = () => db.read.selectFrom("past_orders").selectAll().orderBy("id").execute();
  const close = async () => {
    await shop.stop();
    await db.close();
  };
  return { db, owner, ask, send, takeIn, found, all, close };
}
