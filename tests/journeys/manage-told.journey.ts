import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openBrowser, openPage, sizes } from "#support/browser.ts";
import { type OfficeForTests, openOffice } from "#support/office.ts";
import type { Person } from "#support/people.ts";
import { startPush } from "#support/push/start-push.ts";

let office: OfficeForTests;
let browser: Browser;
let owner: Person;
let push: Awaited<ReturnType<typeof startPush>>;
beforeAll(async () => {
  push = await startPush();
  const env = { DEMO_FULFILMENT: "0", PUSH_SERVICES: push.url };
  [office, browser] = await Promise.all([openOffice(env), openBrowser()]);
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
    expect(await toPack(page)).toBe(before + 1);
    expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);
    expect(troubles).toEqual([]);
  });

  it("lists new orders, and keeps ticks and focus where they are", async () => {
    const number = await office.soldOrder();
    const { page } = await comeIn(owner, "/orders");
    await page.getByLabel(`Tick ${number}`).check();
    await page.getByRole("link", { name: new RegExp(number) }).focus();
    const newer = await office.soldOrder();
    await page.getByRole("link", { name: new RegExp(newer) }).waitFor();
    expect(await page.getByLabel(`Tick ${number}`).isChecked()).toBe(true);
    expect(await page.locator(".many-count").textContent()).toBe("1");
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain(number);
  });

  it("tells of an order what somebody else does, and loses nothing typed", async () => {
    const number = await office.soldOrder();
    const { page, accessibility } = await comeIn(owner, `/orders/${number}`);
    await page.locator("summary", { hasText: "Cancel the order" }).click();
    await page.locator("details[open] [name=reason]").fill("asked for by phone");
    const other = await comeIn(await office.person("packer"), `/orders/${number}`);
    await other.page.locator("#next").getByRole("button", { name: "Pack" }).click();
    await main(page).getByText("Meanwhile somebody else was here:").waitFor();
    await main(page)
      .getByText(/Packed, Kamla Devi/)
      .waitFor();
    await page.locator("#next").getByRole("button", { name: "Send" }).waitFor();
    const reason = page.locator("details[open] [name=reason]");
    expect(await reason.inputValue()).toBe("asked for by phone");
    await expect.poll(() => reason.evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await accessibility()).toEqual([]);
    // What was begun was begun on the order as it was, so it is looked at once more.
    await page.locator("details[open]").getByRole("button", { name: "Cancel the order" }).click();
    await main(page).getByText("What you typed is still here. Look, then press again.").waitFor();
    expect(await reason.inputValue()).toBe("asked for by phone");
  });

  it("says when one is not signed in any more", async () => {
    const leaving = await office.person("owner");
    const { page } = await comeIn(leaving, "/orders");
    const headers = { authorization: `Bearer ${leaving.token}` };
    await fetch(`${office.url}/api/auth/logout`, { method: "POST", headers });
    await office.soldOrder();
    await main(page).getByText("You are not signed in here any more.").waitFor();
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
    await page.getByRole("link", { name: "Messages to me" }).click();
    await page.getByLabel("Each at once").check();
    await page.getByLabel("To the devices below").check();
    await page.getByRole("button", { name: "Keep this" }).click();
    await main(page).getByText("Kept. So you will be told.").waitFor();
    expect(await page.getByLabel("Each at once").isChecked()).toBe(true);

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
    await expect
      .poll(() => pushedTo(id), { timeout: 20_000 })
      .toMatchObject([{ title: `New order ${number}` }]);
    const [message] = await pushedTo(id);
    const { path = "", text } = message ?? {};
    expect(text).toMatch(/^₹[\d,.]+ · 1 piece$/);
    await page.goto(office.url + path);
    await page.getByRole("heading", { name: number }).waitFor();

    await page.goto(`${office.url}/manage/told`);
    await page.getByRole("button", { name: "No more there" }).click();
    await page.getByText("No device is told yet.").waitFor();
    expect(troubles).toEqual([]);
  });

  it("are shown by a worker of their own, which leaves the shop's alone", async () => {
    const { page, context } = await openPage(browser, { serviceWorkers: "allow" });
    await context.grantPermissions(["notifications"], { origin: office.url });
    await context.addCookies([office.cookieOf(owner)]);
    await page.goto(`${office.url}/manage/told`);
    const scopes = await page.evaluate(async () => {
      await navigator.serviceWorker.register("/service-worker.js");
      const { active, installing } = await navigator.serviceWorker.register("/manage/worker.js", {
        scope: "/manage",
      });
      const worker = active ?? installing;
      if (worker?.state !== "activated")
        await new Promise<void>((resolve) =>
          worker?.addEventListener("statechange", () => worker.state === "activated" && resolve()),
        );
      const all = await navigator.serviceWorker.getRegistrations();
      return all.map(({ scope }) => new URL(scope).pathname).sort();
    });
    expect(scopes).toEqual(["/", "/manage"]);
    const devtools = await context.newCDPSession(page);
    const ready = new Promise<string>((resolve) =>
      devtools.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
        const ours = registrations.find(({ scopeURL }) => scopeURL.endsWith("/manage"));
        if (ours) resolve(ours.registrationId);
      }),
    );
    await devtools.send("ServiceWorker.enable");
    const message = { title: "New order H-1", text: "1 piece", path: "/manage/orders/H-1", tag: "order-H-1" };
    await devtools.send("ServiceWorker.deliverPushMessage", {
      origin: office.url,
      registrationId: await ready,
      data: JSON.stringify(message),
    });
    await expect
      .poll(() =>
        page.evaluate(async () => {
          const registration = await navigator.serviceWorker.getRegistration("/manage");
          const shown = (await registration?.getNotifications()) ?? [];
          return shown.map(({ title, body, data }) => ({ title, body, path: data.path }));
        }),
      )
      .toEqual([{ title: "New order H-1", body: "1 piece", path: "/manage/orders/H-1" }]);
  });

  for (const colorScheme of ["light", "dark"] as const)
    it(`are chosen on a screen that a machine finds easy to use, ${colorScheme}`, async () => {
      const { page, context, accessibility } = await openPage(browser, {
        viewport: sizes.phone,
        colorScheme,
      });
      await context.addCookies([office.cookieOf(owner)]);
      await page.goto(`${office.url}/manage/told`);
      expect(await accessibility()).toEqual([]);
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
    await page.locator("summary", { hasText: "Keep the note" }).click();
    await page.getByLabel("Note for the staff").fill("Call in the evening.");
    await page.locator("details[open]").getByRole("button", { name: "Keep the note" }).click();
    await main(page).getByText("Call in the evening.").waitFor();
  });
});
