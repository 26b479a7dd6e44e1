import type { Client } from "pg";
import { anyAddress, askJson } from "./ask-json.ts";
import { type Buyer, ShopLacks, type ShopUnderTest, type Tab } from "./shop-under-test.ts";

export interface EverShopStaff {
  readonly email: string;
  readonly password: string;
}

const sku = "SKU0";
const address = {
  full_name: "Asha Rao",
  telephone: "9812345678",
  address_1: "12 Lake Road",
  city: "Bengaluru",
  province: "IN-KA",
  country: "IN",
  postcode: "560001",
};

/**
 * EverShop at this address: guests of its storefront who pay in cash at the door, what is paid being what the order
 * asks for. What is bought is read from its tables.
 */
export async function everShop(url: string, db: Client, staff: EverShopStaff): Promise<ShopUnderTest> {
  const { rows: methods } = await db.query("select uuid from core_shipping_method limit 1");
  const shipping = { shippingMethod: methods[0]?.uuid, shippingProvider: "core" };
  const sessions = new Map<string, string>();
  const ofProduct = "product_inventory_product_id = (select product_id from product where sku = $1)";

  return {
    async newBuyer() {
      const { id, cookie } = await newGuest(url);
      sessions.set(id, cookie);
      return { id, tab: () => tabOf(url, cookie, shipping) };
    },
    async setStock(pieces) {
      await db.query(`update product_inventory set qty = $2 where ${ofProduct}`, [sku, pieces]);
    },
    async stockLeft() {
      const { rows } = await db.query(`select qty from product_inventory where ${ofProduct}`, [sku]);
      return rows[0].qty;
    },
    async makeCode(coupon, { times, perBuyer }) {
      // It looks into a table that no migration of it makes, and refuses the code to everybody who has an account.
      if (perBuyer) throw new ShopLacks("codes so often for each");
      await askAsStaff(url, staff, "/coupons", {
        coupon,
        status: "1",
        description: coupon,
        discount_type: "percentage_discount_to_entire_order",
        discount_amount: "50",
        max_uses_time_per_coupon: String(times),
        condition: { order_total: "", order_qty: "" },
        user_condition: { groups: [], emails: [] },
        target_products: { maxQty: "", products: [] },
      });
    },
    async boughtBy(buyers) {
      const { rows } = await db.query(
        `select sid, coupon, total_qty, grand_total, shipping_fee_incl_tax + (
           select sum(line_total_with_discount_incl_tax) from order_item where order_item_order_id = order_id
         ) as worth, (select sum(qty) from order_item where order_item_order_id = order_id) as pieces
         from "order" where sid = any ($1) and status <> 'canceled'`,
        [buyers.map(({ id }) => id)],
      );
      return rows.map((row) => ({
        buyerId: row.sid,
        pieces: Number(row.pieces),
        worth: paiseOf(row.worth),
        paid: paiseOf(row.grand_total),
        code: row.coupon,
      }));
    },
    async piecesInCart({ id }: Buyer) {
      return (await cartOf(url, sessions.get(id) ?? ""))?.totalQty ?? 0;
    },
  };
}

/** Whoever has seen a page has a session; only then a cart is kept for him. */
export async function newGuest(url: string): Promise<{ readonly id: string; readonly cookie: string }> {
  const page = await fetch(url, { headers: { "x-forwarded-for": anyAddress() } });
  await page.arrayBuffer();
  const [cookie = ""] = page.headers.getSetCookie().map((one) => one.split(";")[0] ?? "");
  const id = /^sid=s:([^.]+)/.exec(decodeURIComponent(cookie))?.[1];
  if (!id) throw new Error(`EverShop gave no session: ${page.status}`);
  return { id, cookie };
}

/** A token is good for a quarter of an hour: each time with a new one. */
export async function askAsStaff(url: string, staff: EverShopStaff, path: string, body: object) {
  const { body: signedIn } = await askJson(`${url}/api/user/tokens`, staff);
  const answer = await askJson(`${url}/api${path}`, body, {
    authorization: `Bearer ${signedIn.data.accessToken}`,
  });
  if (answer.status !== 200) throw new Error(`${path}: ${JSON.stringify(answer.body)}`);
  return answer.body.data;
}

function tabOf(url: string, cookie: string, shipping: object): Tab {
  const post = async (path: string, body: object) =>
    (await askJson(`${url}/api${path}`, body, { cookie })).status === 200;
  return {
    add: (pieces) => post("/cart/mine/items", { sku, qty: pieces }),
    async useCode(coupon) {
      const cart = await cartOf(url, cookie);
      return cart !== null && post(`/carts/${cart.uuid}/coupons`, { coupon });
    },
    async buy() {
      const cart = await cartOf(url, cookie);
      if (cart === null) return false;
      return post(`/carts/${cart.uuid}/checkout`, {
        cart_id: cart.uuid,
        customer: { email: "asha@example.com" },
        shippingAddress: address,
        billingAddress: address,
        paymentMethod: "cod",
        ...shipping,
      });
    },
  };
}

async function cartOf(url: string, cookie: string): Promise<{ uuid: string; totalQty: number } | null> {
  const { body } = await askJson(`${url}/api/graphql`, { query: "{ myCart { uuid totalQty } }" }, { cookie });
  return body.data?.myCart ?? null;
}

const paiseOf = (rupees: string): number => Math.round(Number(rupees) * 100);
