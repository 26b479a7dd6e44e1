import { vi } from "vitest";
import type { Role } from "#contract/rights.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { readSettings } from "#platform/settings.ts";
import { askForFactor } from "./ask-for-factor.ts";
import { buyer, plainProduct } from "./buyers.ts";
import { type Person, signedUpUser } from "./people.ts";
import { type ShopProcess, startShopProcess } from "./shop-process.ts";

export interface OfficeForTests extends ShopProcess {
  /** Somebody who is signed in: with a role of the staff, or none. */
  person(role: Role | null): Promise<Person>;
  /** An order that somebody placed and paid in the shop; gives its number. */
  placedOrder(): Promise<string>;
  /** An order that came by phone and is paid; gives its number. */
  soldOrder(): Promise<string>;
  /** One that a shopper placed and paid in the shop; gives its number. */
  boughtOrder(): Promise<string>;
  /** The second factor is asked for, as in a shop that is live; resolves when the shop knows. */
  askForFactor(): Promise<void>;
  /** As if this person had shown the second factor so long ago. */
  letFactorAge(person: Person, ms: number): Promise<void>;
  /** As if the last codes had been sent long enough ago for others to be sent. */
  letCodesAge(): Promise<void>;
  cookieOf(person: Person): { name: string; value: string; url: string };
}

/** A shop as its owner runs it, with people who may look behind its counter. */
export async function openOffice(env: Record<string, string> = {}): Promise<OfficeForTests> {
  const shop = await startShopProcess(env);
  const db = openDatabase(readSettings({ PORT: "0", DEMO: "1", DATA_DIR: shop.folder, ...env }));
  const ask = async (token: string, method: string, path: string, body?: object) => {
    const headers = { "content-type": "application/json", authorization: `Bearer ${token}` };
    const answer = await fetch(`${shop.url}/api${path}`, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    });
    // biome-ignore lint/suspicious/noExplicitAny: tests read what the documents promise
    const told = (await answer.json()) as any;
    if (!answer.ok) throw new Error(`${method} ${path}: ${told.message}`);
    return told;
  };
  return {
    ...shop,
    person: (role) => signedUpUser(db, { name: "Kamla Devi", ...(role && { role }) }),
    async placedOrder() {
      const [{ token }, staff] = [await buyer(db), await signedUpUser(db, { role: "owner" })];
      await call(token, "/cart/add", { productId: await plainProduct(db), quantity: 2 });
      const placed = await call(token, "/cart/checkout", { paymentMethod: "card" });
      await call(token, "/cart/verify-payment", {
        razorpay_order_id: placed.order_id,
        razorpay_payment_id: placed.mock_payment_id,
        razorpay_signature: placed.mock_signature,
        is_mock: true,
      });
      return (await call(staff.token, `/manage/orders/${placed.orderId}`)).order.number;
    },
    async soldOrder() {
      const { token } = await signedUpUser(db, { role: "owner" });
      const headers = { "content-type": "application/json", authorization: `Bearer ${token}` };
      const address = { name: "Asha Rao", phone: "9812345678", street: "12 Lake Road" };
      const where = { city: "Bengaluru", state: "Karnataka", pinCode: "560001" };
      const { products } = (await (await fetch(`${shop.url}/api/products?search=cushion`)).json()) as {
        products: { id: string }[];
      };
      const items = [{ productId: products[0]?.id, quantity: 1, colour: "Indigo" }];
      const body = JSON.stringify({ address: { ...address, ...where }, items, payment: "paid" });
      const answer = await fetch(`${shop.url}/api/manage/orders`, { method: "POST", headers, body });
      const entered = (await answer.json()) as { order?: { number: string }; message: string };
      if (!entered.order) throw new Error(entered.message);
      return entered.order.number;
    },
    async boughtOrder() {
      const shopper = await signedUpUser(db, { name: "Asha Rao" });
      const owner = await signedUpUser(db, { role: "owner" });
      const address = { name: "Asha Rao", phone: "9812345678", street: "12 Lake Road" };
      const where = { city: "Bengaluru", state: "Karnataka", pinCode: "560001" };
      await ask(shopper.token, "POST", "/addresses", { ...address, ...where });
      const { products } = await ask(shopper.token, "GET", "/products?search=cushion");
      await ask(shopper.token, "POST", "/cart/add", { productId: products[0].id, colour: "Indigo" });
      const placed = await ask(shopper.token, "POST", "/cart/checkout", { paymentMethod: "card" });
      await ask(shopper.token, "POST", "/cart/verify-payment", {
        razorpay_order_id: placed.order_id,
        razorpay_payment_id: placed.mock_payment_id,
        razorpay_signature: placed.mock_signature,
        is_mock: true,
      });
      const { order } = await ask(owner.token, "GET", `/manage/orders/${placed.orderId}`);
      return order.number;
    },
    async askForFactor() {
      await askForFactor(db);
      const { cookie } = await signedUpUser(db, { name: "Sita", role: "packer" });
      await vi.waitFor(async () => {
        const { status } = await fetch(`${shop.url}/api/manage/today`, { headers: { cookie } });
        if (status !== 403) throw new Error(`The shop asks for no second factor: ${status}`);
      }, 60_000);
    },
    async letFactorAge({ userId }, ms) {
      const change = { factor_at: Date.now() - ms };
      await db.write((tx) => tx.updateTable("sessions").set(change).where("user_id", "=", userId).execute());
    },
    async letCodesAge() {
      await db.write((tx) => tx.updateTable("factor_codes").set({ created_at: 0 }).execute());
    },
    cookieOf({ cookie }) {
      const [name = "", value = ""] = cookie.split("=");
      return { name, value, url: shop.url };
    },
    async stop() {
      await db.close();
      return shop.stop();
    },
  };

  // biome-ignore lint/suspicious/noExplicitAny: a test reads what the documents promise
  async function call(token: string, path: string, body?: object): Promise<any> {
    const answer = await fetch(`${shop.url}/api${path}`, {
      method: body ? "POST" : "GET",
      headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
      ...(body && { body: JSON.stringify(body) }),
    });
    const told = await answer.json();
    if (!answer.ok) throw new Error(`${path}: ${told.message}`);
    return told;
  }
}
