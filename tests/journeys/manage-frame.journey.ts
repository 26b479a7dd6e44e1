import type { Browser } from "playwright-core";
import { describe, expect, it } from "vitest";
import { openPage, sizes } from "#support/browser.ts";
import { type OfficeForTests, openOffice } from "#support/office.ts";
import { openForAll } from "#support/open-for-all.ts";

let office: OfficeForTests;
let browser: Browser;
openForAll(openOffice, async (...opened) => {
  [office, browser] = opened;
  // A page is written a little differently while its parts are fetched for the first time.
  for (const method of ["GET", "POST"]) await fetch(`${office.url}/warm`, { method });
});

const hidden = [
  "/manage",
  "/manage/",
  "/manage.data",
  "/manage/news",
  "/manage/told",
  "/manage/worker.js",
  "/manage/app.webmanifest",
  "/manage/orders",
  "/manage/orders/H-1001",
];

/** All of an answer but what differs at every request, or is the address itself. */
async function answerTo(path: string, init: RequestInit = {}) {
  const answer = await fetch(office.url + path, { redirect: "manual", ...init });
  const text = await answer.text();
  const policy = answer.headers.get("content-security-policy") ?? "";
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? "no nonce";
  const same = (text: string) =>
    text
      .replaceAll(nonce, "NONCE")
      .replaceAll(encodeURIComponent(path), "PATH")
      .replaceAll(path, "PATH")
      // The session tag tells when it was made.
      .replaceAll(/\b[a-z\d]{8}\.[\w-]{6}(?![\w-])/g, "TAG");
  const headers = [...answer.headers].filter(
    ([name]) => !/^(?:date|x-request-id|content-length)$/.test(name),
  );
  return {
    status: answer.status,
    headers: headers.map(([name, value]) => `${name}: ${same(value)}`),
    body: same(text),
  };
}

describe("the back office", () => {
  for (const who of ["visitor", "shopper"] as const)
    for (const method of ["GET", "HEAD", "POST"] as const)
      it(`is an unknown address for a ${who} who asks by ${method}`, async () => {
        const cookie = who === "shopper" ? { cookie: (await office.person(null)).cookie } : {};
        const headers = { ...cookie, "sec-fetch-site": "same-origin" };
        const form = { "content-type": "application/x-www-form-urlencoded" };
        const init =
          method === "POST"
            ? { method, headers: { ...headers, ...form }, body: "call=desk.pack" }
            : { method, headers };
        for (const path of hidden) {
          const unknown = path.replace("manage", "nowhere");
          expect(await answerTo(path, init), path).toEqual(await answerTo(unknown, init));
        }
      });

  it("is told of by nothing that everybody may read", async () => {
    const { person, url } = office;
    const shopper = await person(null);
    for (const path of ["/", "/robots.txt", "/sitemap.xml", "/manifest.webmanifest", "/login", "/profile"]) {
      const answer = await fetch(url + path, { headers: { cookie: shopper.cookie } });
      expect(await answer.text(), path).not.toContain("/manage");
    }
    const page = await (await fetch(url)).text();
    const files = [...new Set(page.match(/\/assets\/[\w.-]+\.js/g))];
    expect(files.length).toBeGreaterThan(3);
    for (const file of files) expect(await (await fetch(url + file)).text(), file).not.toContain("/manage");
  });

  it("leads who works here in from the login, with script and without", async () => {
    for (const javaScriptEnabled of [true, false]) {
      const member = await office.person("owner");
      const { page, context } = await openPage(browser, { javaScriptEnabled, viewport: sizes.phone });
      await context.addCookies([office.cookieOf(member)]);
      await page.goto(`${office.url}/login?next=/manage`);
      await page.getByRole("heading", { level: 1 }).waitFor();
      await expect.poll(() => new URL(page.url()).pathname).toBe("/manage");
    }
  });

  it("is kept nowhere", async () => {
    const { cookie } = await office.person("owner");
    const answer = await fetch(`${office.url}/manage`, { headers: { cookie } });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("cache-control")).toBe("no-store");
  });
});
