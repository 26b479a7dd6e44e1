import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openPage, openWholeBrowser, sizes } from "#support/browser.ts";
import { type OfficeForTests, openOffice } from "#support/office.ts";
import type { Person } from "#support/people.ts";
import { startPush } from "#support/push/start-push.ts";
import { within } from "#support/within.ts";

let office: OfficeForTests;
let browser: Browser;
let owner: Person;
let push: Awaited<ReturnType<typeof startPush>>;
beforeAll(async () => {
  push = await startPush();
  const env = { DEMO_FULFILMENT: "0", PUSH_SERVICES: push.url };
  [office, browser] = await Promise.all([openOffice(env), openWholeBrowser()]);
  owner = await office.person("owner");
});
afterAll(async () => {
  await browser?.close();
  await office?.stop();
  await push?.stop();
});

const main = (page: Page) => page.getByRole("main");

async function comeIn(person: Person, path: string) {
  const opened = await openPage(browser, { viewport: sizes.phone });
  await opened.context.addCookies([office.cookieOf(person)]);
  const hears = opened.page.waitForResponse((answer) => answer.url().endsWith("/manage/news"));
  await opened.page.goto(`${office.url}/manage${path}`);
  await hears;
  return opened;
}

async function toPack(page: Page): Promise<number> {
  return Number(await page.locator(".figure", { hasText: "To pack" }).locator(".figure-value").textContent());
}

describe("a page of the back office that is open", () => {
  it("shows on Today an order that comes in, and says so", async () => {
    const { page, troubles } = await comeIn(owner, "");
    const before = await toPack(page);
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await office.boughtOrder();
    await main(page)
      .getByRole("status")
      .filter({ hasText: `To pack: ${before + 1}` })
      .waitFor();
    await expect.poll(() => toPack(page)).toBe(before + 1);
    expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);
    expect(troubles).toEqual([]);
  });

  it("lists new orders, and keeps ticks and focus where they are", async () => {
    const number = await office.soldOrder();
    const { page } = await comeIn(owner, "/orders");
    await page.getByLabel(`Select ${number}`).check();
    await page.getByRole("link", { name: new RegExp(number) }).focus();
    const newer = await office.soldOrder();
    await page.getByRole("link", { name: new RegExp(newer) }).waitFor();
    await expect.poll(() => page.getByLabel(`Select ${number}`).isChecked()).toBe(true);
    await expect.poll(() => page.locator(".many-count").textContent()).toBe("1");
    await expect
      .poll(() => page.evaluate(() => document.querySelector(":focus")?.textContent))
      .toContain(number);
  });

  it("tells of an order what somebody else does, and loses nothing typed", async () => {
    const number = await office.soldOrder();
    const { page, accessibility } = await comeIn(owner, `/orders/${number}`);
    await page.locator("summary", { hasText: "Cancel the order" }).click();
    await page.locator("details[open] [name=reason]").fill("asked for by phone");
    const other = await comeIn(await office.person("packer"), `/orders/${number}`);
    await other.page.locator("#next").getByRole("button", { name: "Pack" }).click();
    await main(page).getByText("Somebody else has changed this order meanwhile:").waitFor();
    await main(page)
      .getByText(/Packed, Kamla Devi/)
      .waitFor();
    await page.locator("#next").getByRole("button", { name: "Send" }).waitFor();
    const reason = page.locator("details[open] [name=reason]");
    await expect.poll(() => reason.inputValue()).toBe("asked for by phone");
    await expect.poll(() => reason.evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await accessibility()).toEqual([]);
    // What was begun was begun on the order as it was, so it is looked at once more.
    await page.locator("details[open]").getByRole("button", { name: "Cancel the order" }).click();
    await main(page).getByText("What you typed is still here. Check, then press again.").waitFor();
    await expect.poll(() => reason.inputValue()).toBe("asked for by phone");
  });

  it("says when one is not signed in any more", async () => {
    const leaving = await office.person("owner");
    const { page } = await comeIn(leaving, "/orders");
    const headers = { authorization: `Bearer ${leaving.token}` };
    await fetch(`${office.url}/api/auth/logout`, { method: "POST", headers });
    await office.soldOrder();
    await main(page).getByText("You are no longer logged in.").waitFor();
  });
});

describe("the stream of the back office", () => {
  it("ends in order when the shop closes", async () => {
    const shop = await openOffice();
    const { cookie } = await shop.person("packer");
    const answer = await fetch(`${shop.url}/manage/news`, { headers: { cookie } });
    expect(answer.headers.get("content-type")).toBe("text/event-stream");
    const [text, code] = await Promise.all([answer.text(), shop.stop()]);
    expect(text).toContain("event: beat");
    expect(code).toBe(0);
  });
});

describe("messages to me", () => {
  it("bring an order to a device, and lead to it", async () => {
    const { page, context, troubles } = await openPage(browser, { viewport: sizes.phone });
    await context.addCookies([office.cookieOf(owner)]);
    await page.goto(`${office.url}/manage`);
    await page.getByRole("link", { name: "My notifications" }).click();
    await page.getByLabel("Each one at once").check();
    await page.getByLabel("On the devices below").check();
    await page.getByRole("button", { name: "Save" }).click();
    await main(page).getByText("Saved. This is how you will be told.").waitFor();
    await expect.poll(() => page.getByLabel("Each one at once").isChecked()).toBe(true);

    const key = await page.locator("[data-push]").getAttribute("data-push");
    const { id, ...address } = await push.subscribe(key ?? "");
    const added = await fetch(`${office.url}/api/manage/told/devices`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${owner.token}` },
      body: JSON.stringify(address),
    });
    expect(added.status).toBe(200);
    await page.reload();
    await page.getByText("this one").waitFor();
    const number = await office.boughtOrder();
    await expect.poll(() => pushedTo(id)).toMatchObject([{ title: `New order ${number}` }]);
    const [message] = await pushedTo(id);
    const { path = "", text } = message ?? {};
    expect(text).toMatch(/^₹[\d,.]+ · 1 piece$/);
    await page.goto(office.url + path);
    await page.getByRole("heading", { name: number }).waitFor();

    await page.goto(`${office.url}/manage/told`);
    await page.getByRole("button", { name: "Stop notifying it" }).click();
    await page.getByText("No devices yet.").waitFor();
    expect(troubles).toEqual([]);
  });

  it("are shown by a worker of their own, which leaves the shop's alone", async () => {
    const { page, context } = await openPage(browser, { serviceWorkers: "allow" });
    await context.grantPermissions(["notifications"], { origin: office.url });
    await context.addCookies([office.cookieOf(owner)]);
    await page.goto(`${office.url}/manage/told`);
    const scopes = await page.evaluate(async () => {
      await navigator.serviceWorker.register("/service-worker.js");
      await navigator.serviceWorker.register("/manage/worker.js", { scope: "/manage" });
      const all = await navigator.serviceWorker.getRegistrations();
      return all.map(({ scope }) => new URL(scope).pathname).sort();
    });
    expect(scopes).toEqual(["/", "/manage"]);
    const stateOfOurs = () =>
      page.evaluate(
        async () => (await navigator.serviceWorker.getRegistration("/manage"))?.active?.state ?? "none",
      );
    await expect.poll(stateOfOurs).toBe("activated");
    const devtools = await context.newCDPSession(page);
    const ready = new Promise<string>((resolve) =>
      devtools.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
        const ours = registrations.find(({ scopeURL }) => scopeURL.endsWith("/manage"));
        if (ours) resolve(ours.registrationId);
      }),
    );
    await devtools.send("ServiceWorker.enable");
    const message = { title: "New order H-1", text: "1 piece", path: "/manage/orders/H-1", tag: "order-H-1" };
    const registrationId = await within("the worker to be registered", ready);
    const deliver = () =>
      devtools.send("ServiceWorker.deliverPushMessage", {
        origin: office.url,
        registrationId,
        data: JSON.stringify(message),
      });
    const shown = () =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration("/manage");
        const all = (await registration?.getNotifications()) ?? [];
        return all.map(({ title, body, data }) => ({ title, body, path: data.path }));
      });
    // A browser that is asked for its notifications while it shows one takes it for closed, and forgets it: it is asked
    // long after, and told again what it forgot. Of one tag it shows one.
    await expect
      .poll(
        async () => {
          const now = await shown();
          if (now.length === 0) await deliver();
          return now;
        },
        { interval: 3_000 },
      )
      .toEqual([{ title: "New order H-1", body: "1 piece", path: "/manage/orders/H-1" }]);
  });

  it("are chosen on a screen that a machine finds easy to use, light and dark", async () => {
    const { page, context, inBothThemes } = await openPage(browser, { viewport: sizes.phone });
    await context.addCookies([office.cookieOf(owner)]);
    await page.goto(`${office.url}/manage/told`);
    expect(await inBothThemes()).toEqual([]);
  });
});

async function pushedTo(id: string) {
  const { messages } = await push.books();
  return messages.filter(({ to }) => to === id).map(({ payload }) => payload);
}

describe("a customer's page", () => {
  it("takes a note for the staff, without script too", async () => {
    await office.boughtOrder();
    const { page, context } = await openPage(browser, { viewport: sizes.phone, javaScriptEnabled: false });
    await context.addCookies([office.cookieOf(owner)]);
    await page.goto(`${office.url}/manage/customers`);
    await page
      .getByRole("link", { name: /Asha Rao/ })
      .first()
      .click();
    await page.locator("summary", { hasText: "Add a note" }).click();
    await page.getByLabel("Note for the staff").fill("Call in the evening.");
    await page.locator("details[open]").getByRole("button", { name: "Save the note" }).click();
    await main(page).getByText("Call in the evening.").waitFor();
  });
});
