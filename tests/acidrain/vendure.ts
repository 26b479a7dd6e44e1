import { askJson } from "./ask-json.ts";
import type { Bought, Buyer, ShopUnderTest, Tab } from "./shop-under-test.ts";

export interface VendureStaff {
  readonly username: string;
  readonly password: string;
}

interface Order {
  readonly active: boolean;
  readonly state: string;
  readonly couponCodes: readonly string[];
  readonly shippingWithTax: number;
  readonly lines: readonly { readonly quantity: number; readonly unitPriceWithTax: number }[];
  readonly discounts: readonly { readonly amountWithTax: number }[];
  readonly payments: readonly { readonly amount: number; readonly state: string }[] | null;
}

const password = "monsoon-2nd-floor";
const address = `{
  fullName: "Asha Rao", streetLine1: "12 Lake Road", city: "Bengaluru", postalCode: "560001", countryCode: "IN"
}`;

/** Vendure at this address, asked by its two interfaces alone. It is paid at its own dummy handler. */
export async function vendure(url: string, staff: VendureStaff): Promise<ShopUnderTest> {
  const [shopApi, adminApi] = [`${url}/shop-api`, `${url}/admin-api`];
  const asStaff = await tokenFor(adminApi, staff);
  const tokens = new Map<string, string>();

  const admin = async (query: string, variables: object = {}) => {
    const { body } = await askGraph(adminApi, asStaff, query, variables);
    if (body.errors) throw new Error(JSON.stringify(body.errors).slice(0, 500));
    return body.data;
  };
  const ofBuyer = async ({ id }: Buyer, query: string) =>
    (await askGraph(shopApi, tokens.get(id) ?? "", query)).body.data;

  const variants = await admin(
    "{ productVariants(options: { take: 1, sort: { id: ASC } }) { items { id } } }",
  );
  const variantId: string = variants.productVariants.items[0].id;
  const stock = async (): Promise<{ stockOnHand: number; stockAllocated: number }> => {
    const levels = `{ productVariant(id: "${variantId}") { stockLevels { stockOnHand stockAllocated } } }`;
    return (await admin(levels)).productVariant.stockLevels[0];
  };

  return {
    async newBuyer() {
      const username = `${crypto.randomUUID()}@example.com`;
      const { createCustomer } = await admin(
        `mutation { createCustomer(
          input: { emailAddress: "${username}", firstName: "Asha", lastName: "Rao" }, password: "${password}"
        ) { ... on Customer { id } } }`,
      );
      const token = await tokenFor(shopApi, { username, password });
      tokens.set(createCustomer.id, token);
      return { id: createCustomer.id, tab: () => tabOf(shopApi, token, variantId) };
    },
    async setStock(pieces) {
      const stockOnHand = (await stock()).stockAllocated + pieces;
      await admin(
        `mutation { updateProductVariants(input: [{ id: "${variantId}", stockOnHand: ${stockOnHand} }]) { id } }`,
      );
    },
    async stockLeft() {
      const { stockOnHand, stockAllocated } = await stock();
      return stockOnHand - stockAllocated;
    },
    async makeCode(code, { times = null, perBuyer = null }) {
      const input = {
        enabled: true,
        couponCode: code,
        usageLimit: times,
        perCustomerUsageLimit: perBuyer,
        conditions: [],
        actions: [{ code: "order_percentage_discount", arguments: [{ name: "discount", value: "50" }] }],
        translations: [{ languageCode: "en", name: code }],
      };
      await admin(
        "mutation ($input: CreatePromotionInput!) { createPromotion(input: $input) { __typename } }",
        { input },
      );
    },
    async boughtBy(buyers) {
      const all = buyers.map(async (buyer) => {
        const { activeCustomer } = await ofBuyer(
          buyer,
          `{ activeCustomer { orders { items {
            active state couponCodes shippingWithTax
            lines { quantity unitPriceWithTax } discounts { amountWithTax } payments { amount state }
          } } } }`,
        );
        const placed = (activeCustomer.orders.items as Order[]).filter(
          ({ active, state }) => !active && state !== "Cancelled",
        );
        return placed.map((order) => boughtIn(order, buyer.id));
      });
      return (await Promise.all(all)).flat();
    },
    async piecesInCart(buyer) {
      const { activeOrder } = await ofBuyer(buyer, "{ activeOrder { totalQuantity } }");
      return activeOrder?.totalQuantity ?? 0;
    },
  };
}

function tabOf(shopApi: string, token: string, variantId: string): Tab {
  /** Gives the state of the order, where it was done. */
  const change = async (what: string): Promise<string | undefined> => {
    const query = `mutation { done: ${what} { ... on Order { state } } }`;
    return (await askGraph(shopApi, token, query)).body.data?.done?.state;
  };
  return {
    add: async (pieces) => (await change(addition(variantId, pieces))) !== undefined,
    useCode: async (code) => (await change(`applyCouponCode(couponCode: "${code}")`)) !== undefined,
    async buy() {
      await change(`setOrderShippingAddress(input: ${address})`);
      await change('setOrderShippingMethod(shippingMethodId: ["1"])');
      // Another tab may have come this far before: what the payment answers decides.
      await change('transitionOrderToState(state: "ArrangingPayment")');
      return (
        (await change('addPaymentToOrder(input: { method: "card", metadata: {} })')) === "PaymentSettled"
      );
    },
  };
}

export const addition = (variantId: string, pieces: number): string =>
  `addItemToOrder(productVariantId: "${variantId}", quantity: ${pieces})`;

function boughtIn(order: Order, buyerId: string): Bought {
  const goods = order.lines.reduce((sum, line) => sum + line.quantity * line.unitPriceWithTax, 0);
  const off = order.discounts.reduce((sum, { amountWithTax }) => sum + amountWithTax, 0);
  const settled = (order.payments ?? []).filter(({ state }) => state === "Settled");
  return {
    buyerId,
    pieces: order.lines.reduce((sum, { quantity }) => sum + quantity, 0),
    worth: goods + off + order.shippingWithTax,
    paid: settled.reduce((sum, { amount }) => sum + amount, 0),
    code: order.couponCodes[0] ?? null,
  };
}

async function tokenFor(api: string, { username, password: secret }: VendureStaff): Promise<string> {
  const query = `mutation { login(username: "${username}", password: "${secret}") { __typename } }`;
  return tokenIn(await askGraph(api, "", query));
}

export const tokenIn = ({ headers }: Awaited<ReturnType<typeof askGraph>>): string =>
  headers.get("vendure-auth-token") ?? "";

export const askGraph = (api: string, token: string, query: string, variables: object = {}) =>
  askJson(api, { query, variables }, token ? { authorization: `Bearer ${token}` } : {});
