import { expect, it } from "vitest";
import { holders } from "#contract/rights.ts";
import type { openDatabase } from "#platform/database/open-database.ts";
import { allEndpoints } from "#server/handlers/all-endpoints.ts";
import { describeWithDatabase } from "#support/engines.ts";
import { codeTo, newPhone } from "#support/letters.ts";
import { openGuestShop } from "#support/open-guest-shop.ts";
import { makePasskey } from "#support/passkey.ts";
import { signedUpUser } from "#support/people.ts";
import type { Answer } from "#support/running-shop.ts";

describeWithDatabase("the guards of guests", (openFresh) => {
  async function opened() {
    const { settings, shop, db, productId } = await openGuestShop(openFresh);
    const post = (path: string, body: object, cookie = "") =>
      shop.call("POST", path, { body, ...(cookie && { cookie }) });
    const buy = async (phone: string, more: object = {}) => {
      const cookie = cookieOf(await post("/cart/add", { productId, quantity: 2 }));
      const { body } = await post("/cart/checkout", { ...purchase(phone), ...more }, cookie);
      return { cookie, order: body, at: body.track_path.replace("/track/", "/tracking/") as string };
    };
    return { shop, db, settings, productId, post, buy };
  }

  it("refuse whatever another site sends in a guest's browser", async () => {
    const { shop, db, buy } = await opened();
    const { cookie } = await buy(newPhone());
    const before = await cartsIn(db);
    const admitted: string[] = [];
    const writes = allEndpoints.filter(({ method, right }) => method !== "GET" && holders[right] !== "staff");
    expect(writes.length).toBeGreaterThan(50);
    for (const { method, path } of writes)
      for (const headers of elsewhere) {
        const named = path.replace(/\{\w+\}/g, "none");
        const body = headers["content-type"] ? "call=cart.clear" : "{}";
        const { status } = await shop.call(method, named, { cookie, body, headers });
        if (status !== 403) admitted.push(`${method} ${path} ${JSON.stringify(headers)}: ${status}`);
      }
    expect(admitted).toEqual([]);
    expect(await cartsIn(db)).toEqual(before);
  });

  it("answer the same for an order that is there and one that is not, headers included", async () => {
    const { post, buy, db } = await opened();
    const phone = newPhone();
    const { order } = await buy(phone);
    const { number } = await db.read
      .selectFrom("orders")
      .select("number")
      .where("id", "=", order.orderId)
      .executeTakeFirstOrThrow();
    const seen = async (asked: object) => told(await post("/tracking/codes", asked));
    const unknown = await seen({ number: "H-999999", phone: newPhone() });
    expect(await seen({ number: `H-${number}`, phone })).toEqual(unknown);
    expect(unknown).toContain("200");
    const guess = { code: "000000", requestId: "none" };
    expect(told(await post("/tracking/open", guess))).toContain("CODE_ELSEWHERE");
  });

  it("answer the same to a passkey of nobody and to a forged one of somebody", async () => {
    const { shop, post, db } = await opened();
    const { token, userId } = await signedUpUser(db);
    const [passkey, none] = [makePasskey("http://localhost:0"), makePasskey("http://localhost:0")];
    const { options } = (await shop.call("POST", "/auth/passkeys/offer", { token, body: {} })).body;
    await shop.call("POST", "/auth/passkeys", { token, body: { answer: passkey.made(options) } });
    const shown = async (forge: (answer: ReturnType<typeof none.shown>) => object) => {
      const asked = await post("/auth/passkeys/challenge", {});
      const answer = forge(none.shown(asked.body.options, { userId }));
      return told(await post("/auth/passkeys/login", { answer }, cookieOf(asked)));
    };
    const ofNobody = await shown((answer) => answer);
    expect(await shown((answer) => ({ ...answer, id: passkey.id, rawId: passkey.id }))).toEqual(ofNobody);
    expect(ofNobody).toContain("401");
  });

  it("keep nothing by which a stolen row opens anything", async () => {
    const { shop, db, settings, post, buy } = await opened();
    const phone = newPhone();
    const { at } = await buy(phone);
    await post(`${at}/codes`, {});
    const code = await codeTo(settings, phone);
    const asked = await post("/auth/passkeys/challenge", {});
    const [guest] = await db.read.selectFrom("guests").selectAll().execute();
    const [kept] = await db.read.selectFrom("order_codes").selectAll().execute();
    const [tried] = await db.read.selectFrom("passkey_tries").selectAll().execute();
    const stolen = `haat-guest=${guest?.token_hash}`;
    expect((await shop.call("GET", "/cart", { cookie: stolen })).body.data.itemCount).toBe(0);
    const given = { requestId: kept?.request_hash, code };
    expect((await post(`${at}/keep`, given)).body.error).toBe("CODE_ELSEWHERE");
    expect((await post(`${at}/keep`, { ...given, code: kept?.code_mac.slice(0, 6) })).status).toBe(401);
    const answer = makePasskey("http://localhost:0").shown(asked.body.options, { userId: "none" });
    for (const cookie of [tried?.token_hash, tried?.challenge_hash])
      expect((await post("/auth/passkeys/login", { answer }, `haat-passkey=${cookie}`)).status).toBe(401);
    expect(await db.read.selectFrom("sessions").select("id").execute()).toEqual([]);
  });

  it("take nobody's word for whose it is, what it costs or that it was paid", async () => {
    const { shop, db, settings, post, buy } = await opened();
    const victim = await signedUpUser(db);
    const phone = newPhone();
    const forged = { ...more, userId: victim.userId, user_id: victim.userId, guest_phone: newPhone() };
    const { order, at, cookie } = await buy(phone, forged);
    const fair = (await shop.call("GET", "/cart", { cookie })).body;
    expect(JSON.stringify(fair)).toContain(String(order.amount));
    const row = await db.read.selectFrom("orders").selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ guest_phone: phone, status: "pending", total_paise: order.amount });
    expect(row.user_id).not.toBe(victim.userId);
    const { requestId } = (await post(`${at}/codes`, { ...forged, phone: newPhone() })).body;
    const planted = "haat-session=planted-by-somebody-else-long-before";
    const given = { ...forged, requestId, code: await codeTo(settings, phone), orderId: "none" };
    const kept = await post(`${at}/keep`, given, planted);
    expect(kept.status).toBe(200);
    expect((await shop.call("GET", "/auth/user", { cookie: planted })).status).toBe(401);
    const { user } = (await shop.call("GET", "/auth/user", { token: kept.body.token })).body;
    expect(user).toMatchObject({ phone });
    const ranks = await db.read.selectFrom("users").select("role").where("role", "is not", null).execute();
    expect(ranks).toEqual([]);
    expect((await shop.call("GET", "/orders", { token: victim.token })).body.orders).toEqual([]);
  });
});

const more = {
  role: "owner",
  isAdmin: true,
  total: 1,
  amount: 1,
  total_paise: 1,
  status: "paid",
  isPaid: true,
};

const elsewhere: readonly Record<string, string>[] = [
  { "sec-fetch-site": "cross-site" },
  { "sec-fetch-site": "same-site", "content-type": "text/plain" },
  {
    "sec-fetch-site": "",
    origin: "https://evil.example",
    "content-type": "application/x-www-form-urlencoded",
  },
  { "sec-fetch-site": "", origin: "null" },
  { "sec-fetch-site": "" },
];

const purchase = (phone: string) => ({
  paymentMethod: "card",
  address: {
    ...{ name: "Asha Rao", phone, street: "12 Lake Road", city: "Bengaluru" },
    ...{ state: "Karnataka", pinCode: "560001" },
  },
});

const cookieOf = ({ headers }: Answer) => headers.getSetCookie()[0]?.split(";")[0] ?? "";

const cartsIn = (db: ReturnType<typeof openDatabase>) =>
  db.read.selectFrom("cart_lines").selectAll().execute();

/** Without what is drawn anew for each who asks. */
function told({ status, headers, body }: Answer): string {
  const lines = [...headers].filter(([name]) => !["date", "x-request-id"].includes(name));
  return JSON.stringify([status, body, lines]).replace(/[\w-]{43}|[\da-f]{8}-[\da-f-]{27}/g, "*");
}
