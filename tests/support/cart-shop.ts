import { openDatabase } from "#platform/database/open-database.ts";
import { type Person, signedUpUser } from "./people.ts";
import { startShopProcess } from "./shop-process.ts";

interface Answer {
  readonly data: { readonly itemCount: number; readonly items: readonly { readonly quantity: number }[] };
}

export type CartShop = Awaited<ReturnType<typeof openCartShop>>;

/** A shop with plenty of everything, and people who put something into their carts by its calls. */
export async function openCartShop() {
  const shop = await startShopProcess();
  const db = openDatabase({ DATA_DIR: shop.folder });
  const rows = await db.read
    .selectFrom("products")
    .select(["id", "title", "colours", "sizes", "top_category"])
    .orderBy("id")
    .execute();
  await db.write((tx) => tx.updateTable("stock").set({ free: 50 }).execute());
  const plain = rows.filter(
    (row) => row.colours === "[]" && row.sizes === "[]" && row.top_category !== "clothing",
  );
  const nothing = { id: "", title: "" };

  async function call(person: Person, method: string, path: string, json?: unknown): Promise<Answer> {
    const answer = await fetch(`${shop.url}/api${path}`, {
      method,
      headers: { authorization: `Bearer ${person.token}`, "content-type": "application/json" },
      ...(json !== undefined && { body: JSON.stringify(json) }),
    });
    return (await answer.json()) as Answer;
  }

  return {
    url: shop.url,
    db,
    /** One without colours and sizes, by its place. */
    product: (at: number) => plain[at] ?? nothing,
    /** One that asks for its colour or size. */
    garment: rows.find((row) => row.top_category === "clothing") ?? nothing,
    newPerson: () => signedUpUser(db),
    call,
    cartOf: async (person: Person) => (await call(person, "GET", "/cart")).data,
    async stop(): Promise<void> {
      await db.close();
      await shop.stop();
    },
  };
}
