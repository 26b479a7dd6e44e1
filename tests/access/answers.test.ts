import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it, vi } from "vitest";
import type { Endpoint } from "#contract/endpoint.ts";
import type { Database } from "#platform/database/database.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { allEndpoints } from "#server/handlers/all-endpoints.ts";
import { plainProduct } from "#support/buyers.ts";
import { startCourier } from "#support/courier/start-courier.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import { keptAddresses, keptPages, watchKeptPages } from "#support/kept-pages.ts";
import { letGuestsIn } from "#support/let-guests-in.ts";
import { signedUpUser } from "#support/people.ts";
import { plainPicture } from "#support/pictures.ts";
import { openShop } from "#support/running-shop.ts";
import { askOffice } from "./ask-office.ts";
import { beginOrder } from "./begin-order.ts";
import { payAtTheDoor } from "./cash-answers.ts";
import { comeAsGuest } from "./guest-answers.ts";
import { keepOffers, sendBack } from "./office-answers.ts";
import { comeByPasskey } from "./passkey-answers.ts";
import { workWithPeople } from "./people-answers.ts";
import { ofModules } from "./rows.ts";
import { sellAndCount } from "./selling-answers.ts";
import { followByLink, keepAsGuest } from "./tracking-answers.ts";

/** The folder of letters may be shared: whoever gets some is somebody new. */
const unique = Date.now();
const asha = { name: "Asha Rao", email: `asha-${unique}@example.com`, password: "monsoon-2nd-floor" };
const phone = `+9198${String(unique).slice(-8)}`;
const meera = { email: `meera-${unique}@example.com` };
const address = {
  name: "Asha Rao",
  phone,
  street: "12 Lake Road",
  city: "Bengaluru",
  state: "Karnataka",
  pinCode: "560001",
};

/** The goods that came last, which the calls after that are about. */
async function newestOf({ read }: Database): Promise<string[]> {
  const { id } = await read
    .selectFrom("products")
    .select("id")
    .orderBy("number", "desc")
    .limit(1)
    .executeTakeFirstOrThrow();
  return [`/product/${id}`, `/api/products/${id}`];
}

describeOnBothEngines("the answers", (openFresh) => {
  it("of every endpoint are as described when it is done, and no kept page is older than what it wrote", async () => {
    const { settings } = await openFresh({ demo: true });
    await letGuestsIn(settings);
    const courier = await startCourier();
    const shop = await openShop(settings, { pages: keptPages, env: courier.env });
    const db = openDatabase(settings);
    const staff = await signedUpUser(db, { staff: true });
    const productId = await plainProduct(db);
    const things = { product: productId, store: "delhi", category: "sports", leaf: "clothing/mens-clothing" };
    const addresses = keptAddresses(things);
    const outdated: string[] = [];
    let known = 0;
    const lookAgain = await watchKeptPages(shop, db);
    /** Where an endpoint was done for the first time: whatever it wrote, no page is kept as it was before. */
    const lookAtPages = async (method: string, path: string) => {
      if (shop.done.size === known || method === "GET") return;
      known = shop.done.size;
      const pages = await lookAgain([...addresses, ...(await newestOf(db))]);
      outdated.push(...pages.map((page) => `${page} after ${method} ${path}`));
    };
    let token = "";
    const call = async (method: string, path: string, body?: object, as = token) => {
      const answer = await shop.call(method, path, { body, token: as });
      const said = answer.headers.has("content-disposition") ? "a file" : (answer.body.message ?? "");
      expect([method, path, answer.status, said]).toEqual([
        method,
        path,
        expect.toSatisfy((status: number) => status === 200 || status === 201),
        expect.stringMatching(/./),
      ]);
      await lookAtPages(method, path);
      return answer.body;
    };
    const login = async (password = asha.password) => {
      token = "";
      ({ token } = await call("POST", "/auth/login", { email: asha.email, password }));
    };
    const outbox = join(settings.DATA_DIR, "outbox");
    // A letter that is still being written cannot be parsed, and is read again.
    const secretIn = (pattern: RegExp, of = asha.email, known?: string) =>
      vi.waitFor(() => {
        const letters = readdirSync(outbox).map((name) =>
          JSON.parse(readFileSync(join(outbox, name), "utf8")),
        );
        const all = letters.flatMap(({ to, text }) => (to === of && pattern.exec(text)?.[1]) || []);
        const secrets = all.filter((secret) => secret !== known);
        expect(secrets).toHaveLength(1);
        return secrets[0];
      }, 60_000);

    for (const path of [
      "/products",
      "/products/search?q=lamp",
      `/products/${productId}`,
      `/ratings/product/${productId}`,
      `/ratings/product/${productId}/average`,
      "/stores",
      "/pin-codes/605106",
      `/delivery/605106?productId=${productId}`,
    ])
      await call("GET", path);
    await call("POST", "/products/search", { search: "lamp", productId, deed: "opened" });
    const { stores } = await call("GET", "/stores");
    await call("GET", `/stores/${stores[0].id}`);

    await call("POST", "/auth/register", asha);
    await login();
    await call("GET", "/auth/user");
    const confirmation = /confirm-email\?token=([\w-]+)/;
    const first = await secretIn(confirmation);
    await call("POST", "/auth/confirm-email/send");
    await call("POST", "/auth/confirm-email", { token: await secretIn(confirmation, asha.email, first) });
    await call("PUT", "/auth/profile", { name: "Asha R Rao", email: asha.email });
    await call("PUT", "/auth/password", { currentPassword: asha.password, password: "second-floor-rain" });
    const { sessions } = await call("GET", "/auth/sessions");
    await call("DELETE", "/auth/sessions");
    await call("DELETE", `/auth/sessions/${sessions[0].id}`);
    await call("POST", "/auth/forgot-password", { email: asha.email }, "");
    const reset = { token: await secretIn(/reset-password\?token=([\w-]+)/), password: asha.password };
    await call("POST", "/auth/reset-password", reset, "");
    const { requestId } = await call("POST", "/auth/otp/request", { phone }, "");
    const code = await secretIn(/^(\d{6}) is your code/, phone);
    await call("POST", "/auth/otp/verify", { phone, code, requestId }, "");
    await login();
    ({ token } = await call("POST", "/auth/token"));
    await comeByPasskey(shop, { token, password: asha.password });

    const kept = await call("POST", "/addresses", address);
    await call("PUT", `/addresses/${kept.address.id}`, address);
    await call("GET", "/addresses");
    await call("GET", "/consents");
    await call("PUT", "/consents/newsletter", { given: true });
    await comeAsGuest(call, shop, { productId, email: asha.email, password: asha.password });
    await call("GET", "/cart/counts");
    await call("POST", "/cart/add", { productId });
    await call("POST", `/cart/increment/${productId}`);
    await call("POST", `/cart/decrement/${productId}`);
    await call("PUT", "/cart/update", { productId, quantity: 2 });
    await call("POST", "/cart/promo", { code: "WELCOME10" });
    await call("GET", "/cart");
    await call("DELETE", "/cart/promo");
    await call("PUT", "/cart/extras/ribbon", { chosen: false });
    const placed = await beginOrder(call, undefined, { paymentMethod: "qr" });
    await placed.pay();
    await call("GET", "/orders");
    await call("GET", `/orders/${placed.id}`);
    await call("GET", `/orders/track/${placed.id}`);
    const { order: followed } = await call("GET", `/orders/${placed.id}`);
    const codeTo = (to: string) => secretIn(/^(\d{6}) is your code/, to, code);
    const guestsPhone = `+9199${String(unique).slice(-8)}`;
    await keepAsGuest(call, shop, { productId, address: { ...address, phone: guestsPhone }, codeTo });
    await followByLink(call, { number: followed.number, phone: followed.address.phone, codeTo });
    await call("POST", `/orders/${placed.id}/again`);
    await call("PUT", `/orders/${placed.id}`, { status: "processing" }, staff.token);
    await call("POST", `/ratings/product/${productId}`, { stars: 5, title: "Good", text: "Good." });
    const { user } = await call("GET", "/auth/user");
    const entered = { userId: user.id, items: [{ productId, quantity: 1 }] };
    const { order } = await call("POST", "/orders", entered, staff.token);
    await call("POST", `/orders/${order.id}/cancel`, {});
    await call("POST", "/cart/add", { productId });
    await call("DELETE", `/cart/remove/${productId}`);
    await call("DELETE", "/cart/clear");
    await askOffice(call, db, { owner: staff.token, shopper: token, productId });
    for (const { askAll } of Object.values(ofModules))
      await askAll?.(call, { owner: staff.token, shopper: token, productId, other: meera, secretIn });
    const codeAfter = async (known?: string) =>
      (await secretIn(/^(\d{6}) is your code to confirm/, phone, known)) ?? "";
    await payAtTheDoor(call, { shop, db, owner: staff.token, productId, codeAfter });
    await sellAndCount(call, { owner: staff.token, productId });
    await call("DELETE", `/addresses/${kept.address.id}`);
    await workWithPeople(call, { owner: staff, secretIn, to: `ravi-${unique}@example.com` });

    const kite = { title: "Paper Kite", category: "Sports", price: 12.5, stock: 4, discount: 20 };
    const { data } = await call("POST", "/products", kite, staff.token);
    await call("PUT", `/products/${data.id}`, { price: 13 }, staff.token);
    const stockOf = `/products/${data.id}/stock`;
    await call("GET", stockOf, undefined, staff.token);
    await call("PUT", stockOf, { pieces: 6, seen: 0 }, staff.token);
    await call("POST", stockOf, { change: 2, reason: "received" }, staff.token);
    await call("GET", `${stockOf}/moves`, undefined, staff.token);
    await call("PUT", `/products/${data.id}/prices`, { unitPaise: 900_00, mrpPaise: 999_00 }, staff.token);
    const sale = await call("POST", "/sales", { productId: data.id, percent: 10 }, staff.token);
    await call("GET", "/sales", undefined, staff.token);
    await call("DELETE", `/sales/${sale.data.id}`, undefined, staff.token);
    await call("DELETE", `/products/${data.id}`, undefined, staff.token);
    const variants = [{ size: "M", sku: "KURTA-M", pieces: 3 }];
    const kurta = { title: "Kurta", category: "Sports", price: 12.5, sizes: ["M"] };
    const { goods } = await call("POST", "/goods", { product: kurta, variants }, staff.token);
    const at = `/goods/${goods.id}`;
    await call("GET", at, undefined, staff.token);
    await call("PUT", at, { seen: 1, facts: { hsn: "6205" } }, staff.token);
    await call("POST", `${at}/choices`, { seen: 2, size: "L" }, staff.token);
    await call("DELETE", `${at}/choices`, { seen: 3, size: "L" }, staff.token);
    await call("GET", "/manage/goods?search=kurta", undefined, staff.token);
    await call("GET", "/manage/shelves", undefined, staff.token);
    const lamp = { title: "Lamp", category: "Sports", rupees: "999", sizes: "S=3, M" };
    await call("POST", "/manage/goods", lamp, staff.token);
    await call("PUT", `/manage${at}`, { seen: 4, rupees: "1,299.50", mrp: "" }, staff.token);
    const priced = [{ size: "M", rupees: "1,350", sku: "" }];
    await call("PUT", `/manage${at}/variants`, { seen: 5, variants: priced }, staff.token);
    const counts = [{ size: "M", pieces: "4", seen: "0" }];
    await call("PUT", `/manage${at}/stock`, { counts }, staff.token);
    await call("POST", `/manage${at}/copy`, {}, staff.token);
    const pair = { title: "Pair", category: "Sports", rupees: "1,999", pieces: "0" };
    const { goods: set } = await call("POST", "/manage/goods", pair, staff.token);
    await call("GET", "/manage/set-parts?search=kurta", undefined, staff.token);
    const parts = [
      { productId: goods.id, size: "M", pieces: 2 },
      { productId, pieces: 1 },
    ];
    await call("PUT", `/manage/goods/${set.id}/set`, { seen: 1, parts }, staff.token);
    await call("GET", `/manage/goods/${set.id}/set`, undefined, staff.token);
    const sendPicture = async (path: string) => {
      const headers = { authorization: `Bearer ${staff.token}`, "content-type": "image/png" };
      const sent = await fetch(`${shop.url}/api${path}`, {
        method: "POST",
        headers,
        body: await plainPicture(),
      });
      expect([path, sent.ok]).toEqual([path, true]);
      await lookAtPages("POST", path);
      // biome-ignore lint/suspicious/noExplicitAny: tests read what the documents promise
      return (await sent.json()) as any;
    };
    const { goods: pictured } = await sendPicture(`/manage${at}/pictures`);
    const picture = `/manage${at}/pictures/${pictured.pictures[0]?.file}`;
    await sendPicture("/manage/shop-pictures/logo");
    const { stores: own } = await call("GET", "/manage/stores", undefined, staff.token);
    await sendPicture(`/manage/stores/${own[0].id}/picture`);
    await sendPicture("/manage/categories/sports/picture");
    await call("POST", `${picture}/place`, { step: "later", seen: 7 }, staff.token);
    await call("PUT", picture, { alt: "Blue", seen: 8 }, staff.token);
    await call("DELETE", picture, { seen: 9 }, staff.token);
    await call("POST", `/manage${at}/state`, { state: "hidden", seen: 10 }, staff.token);
    const dearer = { goods: [goods.id], deed: "price", amount: "10" };
    const { bulk } = await call("POST", "/manage/bulk", dearer, staff.token);
    await call("POST", `/manage/bulk/${bulk.id}/do`, { seen: bulk.version }, staff.token);
    const shown = await call("GET", `/manage/bulk/${bulk.id}`, undefined, staff.token);
    await call("POST", `/manage/bulk/${bulk.id}/undo`, { seen: shown.bulk.version }, staff.token);
    await call("GET", "/manage/bulk", undefined, staff.token);
    const { changes } = await call("GET", `/manage${at}/changes`, undefined, staff.token);
    const [{ id: change }] = changes.filter(({ canTakeBack }: { canTakeBack: boolean }) => canTakeBack);
    const { goods: now } = await call("GET", at, undefined, staff.token);
    await call("POST", `/manage${at}/changes/${change}/back`, { seen: now.version }, staff.token);
    await keepOffers(call, { owner: staff.token, productId });
    const both = [
      { size: "S", pieces: 3 },
      { size: "M", pieces: 3 },
    ];
    const shirt = { title: "Shirt", category: "Sports", price: 12.5, sizes: ["S", "M"] };
    const sized = await call("POST", "/goods", { product: shirt, variants: both }, staff.token);
    await sendBack(call, {
      owner: staff.token,
      shopper: token,
      productId,
      sized: sized.goods.id,
      picture: sendPicture,
    });
    for (const file of ["tables/goods", "set-up/sms-texts"])
      await fetch(`${shop.url}/api/manage/${file}`, {
        headers: { authorization: `Bearer ${staff.token}` },
      });
    const tables = {
      "delivery-file": "PIN code,Price\n560001,40\n",
      "redirects-file": "Redirect from,Redirect to\n/old,/stores\n",
    };
    for (const [path, body] of Object.entries(tables))
      for (const method of ["GET", "POST"])
        await fetch(`${shop.url}/api/manage/${path}`, {
          method,
          headers: { authorization: `Bearer ${staff.token}`, "content-type": "text/csv" },
          ...(method === "POST" && { body }),
        });
    const customers = await fetch(`${shop.url}/api/manage/customer-files`, {
      method: "POST",
      headers: { authorization: `Bearer ${staff.token}`, "content-type": "text/csv" },
      body: "First Name,Email,Accepts Email Marketing\nMeera,meera.das@example.com,yes\n,nowhere,no\n",
    });
    const { file: come } = (await customers.json()) as { file: { id: string } };
    await call("GET", `/manage/customer-files/${come.id}`, undefined, staff.token);
    await call("POST", `/manage/customer-files/${come.id}/take-in`, {}, staff.token);
    const pastOrders = await fetch(`${shop.url}/api/manage/past-order-files`, {
      method: "POST",
      headers: { authorization: `Bearer ${staff.token}`, "content-type": "text/csv" },
      body: [
        "Name,Financial Status,Total,Created at,Lineitem quantity,Lineitem name,Lineitem price",
        "#1,paid,80,2024-03-01 17:05,1,Soap,80\n#2,lost,80,2024-03-01 17:05,1,Soap,80",
        "#3,paid,80,2024-03-01 17:05,1,Soap,80\n",
      ].join("\n"),
    });
    const { file: pastFile } = (await pastOrders.json()) as { file: { id: string } };
    await call("GET", `/manage/past-order-files/${pastFile.id}`, undefined, staff.token);
    await call("POST", `/manage/past-order-files/${pastFile.id}/take-in`, {}, staff.token);
    await call("GET", "/manage/files/past-orders", undefined, staff.token);
    const past = await call("GET", "/manage/past-orders", undefined, staff.token);
    const [pastOrder] = past.orders as { id: string }[];
    await call("GET", `/manage/past-orders/${pastOrder?.id}`, undefined, staff.token);
    await call("DELETE", `/manage/past-orders/${pastOrder?.id}`, { sure: true }, staff.token);
    await call("GET", "/manage/past-order-files", undefined, staff.token);
    await call("DELETE", `/manage/past-order-files/${pastFile.id}`, { sure: true }, staff.token);
    const billed = await fetch(`${shop.url}/api/manage/couriers/shiprocket/bills`, {
      method: "POST",
      headers: { authorization: `Bearer ${staff.token}`, "content-type": "text/csv" },
      body: "AWB,Weight,Amount\n5001,0.5,60\n",
    });
    const { id: bill } = (await billed.json()) as { id: string };
    await call("GET", `/manage/courier-bills/${bill}`, undefined, staff.token);
    await call("GET", `/manage/courier-bills/${bill}/file`, undefined, staff.token);
    const brought = await fetch(`${shop.url}/api/manage/tables`, {
      method: "POST",
      headers: { authorization: `Bearer ${staff.token}`, "content-type": "text/csv" },
      // Enough of them that it is not done before it is stopped.
      body: `Title,Category,Price,Choice price\n${Array.from({ length: 400 }, (_, at) => `Diya ${at},sports,10,\n`).join("")}`,
    });
    const { bulk: file } = (await brought.json()) as { bulk: { id: string } };
    const planned = () =>
      vi.waitFor(
        async () => {
          const now = await call("GET", `/manage/bulk/${file.id}`, undefined, staff.token);
          if (now.bulk.state !== "planned") throw new Error(now.bulk.state);
          return now.bulk.version as number;
        },
        { timeout: 60_000, interval: 100 },
      );
    await call("GET", `/manage/tables/${file.id}`, undefined, staff.token);
    const choices = { seen: await planned(), newState: "live", pieces: 0 };
    await call("PUT", `/manage/tables/${file.id}`, choices, staff.token);
    const request = { seen: await planned() };
    const { bulk: running } = await call("POST", `/manage/bulk/${file.id}/do`, request, staff.token);
    await call("POST", `/manage/bulk/${file.id}/stop`, { seen: running.version }, staff.token);

    await call("GET", "/auth/export");
    await call("GET", "/auth/logout");
    await login();
    await call("POST", "/auth/logout");
    await login();
    await call("DELETE", "/auth/user", { password: asha.password });

    await call("POST", "/manage/set-up/empty-demo", { sure: true }, staff.token);

    const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;
    expect([...shop.done].map(nameOf).sort()).toEqual(allEndpoints.map(nameOf).sort());
    expect(outdated).toEqual([]);
    await shop.stop();
    await courier.stop();
    await db.close();
  }, 900_000);
});
