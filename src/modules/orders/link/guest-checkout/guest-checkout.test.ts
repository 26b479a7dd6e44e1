import { expect, it } from "vitest";
import { paths } from "#contract/paths.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { plainProduct } from "#support/buyers.ts";
import { describeWithDatabase } from "#support/engines.ts";
import { letGuestsIn } from "#support/let-guests-in.ts";
import { nameIn } from "#support/name-in.ts";
import { openShop } from "#support/running-shop.ts";

describeWithDatabase("the guest's checkout", (openFresh) => {
  it("says above the form what was refused of something that the form does not ask", async () => {
    const db = await openFresh({ demo: true });
    const productId = await plainProduct(db);
    await letGuestsIn(db.settings);
    const shop = await openShop(db.settings, { backOffice: () => import("#manage/office.tsx") });

    /** A guest with a code that asks for an account. */
    async function buy(): Promise<Response> {
      const added = await shop.call("POST", "/cart/add", { body: { productId } });
      const [cookie = ""] = added.headers.getSetCookie()[0]?.split(";") ?? [];
      await db.write((tx) => tx.updateTable("carts").set({ promo_code: "WELCOME10" }).execute());
      const at = shop.url + paths.guestCheckout();
      const headers = { cookie, "sec-fetch-site": "same-origin" };
      const page = await (await fetch(`${at}?pinCode=560001`, { headers })).text();
      const [shownPaise, key] = ["shownPaise", "key"].map(
        (name) => new RegExp(`name="${name}" value="([^"]+)"`).exec(page)?.[1] ?? "",
      );
      const body = new URLSearchParams({
        ...{ shownPaise: shownPaise ?? "", key: key ?? "", paymentMethod: "card" },
        ...{ phone: "98123 45670", name: "Asha Rao", pinCode: "560001", street: "12 Lake Road" },
      });
      return fetch(at, { method: "POST", headers, body, redirect: "manual" });
    }

    const refused = await buy();
    const text = await refused.text();
    expect(refused.status).toBe(409);
    expect(/role="alert".*?<\/p>/s.exec(text)?.[0]).toContain(textsOf("en").refusals.promoNeedsAccount);
    await shop.stop();
  });

  it("shows the goods, and calls them what the page's language calls them", async () => {
    const db = await openFresh({ demo: true });
    const productId = await plainProduct(db);
    await nameIn(db, "hi", productId, "नीली दरी");
    await letGuestsIn(db.settings);
    const shop = await openShop(db.settings, { backOffice: () => import("#manage/office.tsx") });
    const added = await shop.call("POST", "/cart/add", { body: { productId } });
    const [cookie = ""] = added.headers.getSetCookie()[0]?.split(";") ?? [];
    const namesIn = async (base: string) => {
      const page = await fetch(shop.url + base + paths.guestCheckout(), { headers: { cookie } });
      const line =
        /<li class="guest-goods"><img[^>]* src="\/pictures\/[^"]+"[^>]*>.*?<span lang="(\w+)">(.*?)<\/span>/s;
      const [, ...named] = line.exec(await page.text()) ?? [];
      return named;
    };
    expect(await namesIn("/hi")).toEqual(["hi", "नीली दरी"]);
    expect(await namesIn("")).toEqual(["en", expect.not.stringContaining("दरी")]);
    await shop.stop();
  });

  it("marks all that was left empty at once, and begins with the first on the page", async () => {
    const db = await openFresh({ demo: true });
    const productId = await plainProduct(db);
    await letGuestsIn(db.settings);
    const shop = await openShop(db.settings, { backOffice: () => import("#manage/office.tsx") });
    const added = await shop.call("POST", "/cart/add", { body: { productId } });
    const [cookie = ""] = added.headers.getSetCookie()[0]?.split(";") ?? [];

    async function send(typed: Record<string, string>) {
      const headers = { cookie, "sec-fetch-site": "same-origin" };
      const at = shop.url + paths.guestCheckout();
      const page = await (await fetch(at, { headers })).text();
      const hidden = [...page.matchAll(/type="hidden" name="(\w+)" value="([^"]+)"/g)];
      const body = new URLSearchParams(hidden.map(([, name = "", value = ""]) => [name, value]));
      for (const [name, value] of Object.entries(typed)) body.set(name, value);
      const answer = await fetch(at, { method: "POST", headers, body });
      expect(answer.status).toBe(422);
      const fields = (await answer.text()).match(/<input [^>]*>/g) ?? [];
      const having = (what: string) =>
        fields.filter((field) => field.includes(what)).map((field) => /name="([^"]+)"/.exec(field)?.[1]);
      return { marked: having('aria-invalid="true"'), first: having('autofocus=""') };
    }

    const nothing = { phone: "", name: "", pinCode: "", street: " " };
    expect(await send(nothing)).toEqual({ marked: Object.keys(nothing), first: ["phone"] });
    expect(await send({ ...nothing, phone: "98123 45670", pinCode: "560001" })).toEqual({
      marked: ["name", "street"],
      first: ["name"],
    });
    await shop.stop();
  });
});
