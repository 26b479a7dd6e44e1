import type { Browser, Page } from "playwright-core";
import { expect, it, vi } from "vitest";
import { paths } from "#contract/paths.ts";
import { openPage, sizes, visit } from "#support/browser.ts";
import { logIn } from "#support/log-in.ts";
import { type OfficeForTests, openOffice } from "#support/office.ts";
import { openForAll } from "#support/open-for-all.ts";
import type { Person } from "#support/people.ts";

let office: OfficeForTests;
let browser: Browser;
let owner: Person;
openForAll(openOffice, async (...opened) => {
  [office, browser] = opened;
  owner = await office.person("owner");
  await office.askForFactor();
});

const main = (page: Page) => page.getByRole("main");
const password = "monsoon-5th-floor";

async function comeIn(person: Person, options: { javaScriptEnabled?: boolean; colorScheme?: "dark" } = {}) {
  const opened = await openPage(browser, { viewport: sizes.phone, ...options });
  await opened.context.addCookies([office.cookieOf(person)]);
  return opened;
}

/** The last secret that was sent to somebody. */
function sentTo(to: string, pattern: RegExp, known?: string): Promise<string> {
  return vi.waitFor(() => {
    const secrets = office
      .messages()
      .flatMap((message) => (message.to === to && pattern.exec(message.text ?? "")?.[1]) || [])
      .filter((secret) => secret !== known);
    const last = secrets.at(-1);
    if (last === undefined) throw new Error(`nothing was sent to ${to}`);
    return last;
  }, 60_000);
}

async function showCode(page: Page, to: string, known?: string): Promise<string> {
  await page.getByRole("button", { name: /Send (?:a|another) code to/ }).click();
  const code = await sentTo(to, /\b(\d{6}) is your code/, known);
  await page.getByLabel("Six-digit code").fill(code);
  await page.getByRole("button", { name: "Continue" }).click();
  return code;
}

/** What the browser's own phone or key would do. */
async function withAuthenticator(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
}

it("lets people in by invitation, code and passkey, gives and takes their roles, and shows them out", async () => {
  const { page, troubles, accessibility } = await comeIn(owner);
  const expected: string[] = [];
  await page.goto(`${office.url}/manage/people`);
  await main(page).getByRole("heading", { name: "Show that it is you" }).waitFor();
  expect(await accessibility()).toEqual([]);
  // The door has no side bar, and none of its room is kept free.
  await page.setViewportSize(sizes.desktop);
  expect((await main(page).boundingBox())?.width).toBeGreaterThan(600);
  await page.setViewportSize(sizes.phone);
  await page.getByRole("button", { name: /Send a code to p•••@/ }).click();
  await page.getByLabel("Six-digit code").fill("000000");
  const code = await sentTo(owner.email, /\b(\d{6}) is your code/);
  if (code !== "000000") {
    await page.getByRole("button", { name: "Continue" }).click();
    await main(page).getByText("This code is wrong or has expired").first().waitFor();
    expected.push("401");
  }
  await page.getByLabel("Six-digit code").fill(code);
  await page.getByRole("button", { name: "Continue" }).click();
  await main(page).getByRole("heading", { name: "People" }).waitFor();
  await expect.poll(() => new URL(page.url()).pathname).toBe("/manage/people");
  expect(await accessibility()).toEqual([]);

  // A passkey is added, and from now on it is enough.
  await withAuthenticator(page);
  await page.getByRole("link", { name: "You and how you log in" }).click();
  await page.getByLabel("Name of this device").fill("My phone");
  await page.getByRole("button", { name: "Set it up on this device" }).click();
  await main(page).getByText("It is set up.").waitFor();
  await main(page).getByText("not used yet").waitFor();
  expect(await accessibility()).toEqual([]);

  // What was typed waits at the door, and is done afterwards.
  await page.goto(`${office.url}/manage/people`);
  await office.letFactorAge(owner, 11 * 60_000);
  const to = "ravi@example.com";
  await expect.poll(() => page.getByRole("button", { name: "Send the invitation" }).count()).toBe(0);
  await page.locator("summary", { hasText: "Invite somebody" }).click();
  await page.getByLabel("Email address or mobile number").fill(to);
  await page
    .locator(".invite")
    .getByRole("radio", { name: "Packer Packs and sends; sees no prices" })
    .check();
  await page.getByRole("button", { name: "Send the invitation" }).click();
  await main(page).getByText("What you entered is kept").waitFor();
  expected.push("403");
  await page.getByRole("button", { name: "Use your finger, face or PIN" }).click();
  await main(page).getByText("The invitation is on its way.").waitFor();
  await main(page).getByText(to).first().waitFor();

  // Nobody but who holds the link can tell that there is a page.
  const token = await sentTo(to, /join\?token=([\w-]+)/);
  const join = `${office.url}/manage/join?token=`;
  expect((await fetch(join + token)).status).toBe(200);
  expect((await fetch(`${join}${token}x`)).status).toBe(404);
  const guest = await openPage(browser, { viewport: sizes.phone, javaScriptEnabled: false });
  await guest.page.goto(join + token);
  await main(guest.page).getByText("Kamla Devi invites you to work at Haat as: Packer.").waitFor();
  await guest.page.getByLabel("Your name").fill("Ravi Kumar");
  await guest.page.getByLabel("Password").fill(password);
  await guest.page.getByRole("button", { name: "Create the account and accept" }).click();
  // Whoever may invite has vouched for the link: no code is asked for on top.
  await main(guest.page).getByRole("heading", { name: "Namaste, Ravi Kumar" }).waitFor();
  expect((await fetch(join + token)).status).toBe(404);

  // A packer is none of the money's, nor of the people's.
  for (const path of ["people", "log", "customers"]) {
    const answer = await guest.page.goto(`${office.url}/manage/${path}`);
    expect(answer?.status()).toBe(404);
  }
  await page.reload();
  const row = page.locator(".people details", { hasText: "Ravi Kumar" });
  await row.locator("summary").click();
  await row.getByRole("radio", { name: "Accountant" }).check();
  await row.getByRole("button", { name: "Change the role" }).click();
  await main(page).getByText("The role is changed.").waitFor();
  await guest.page.goto(`${office.url}/manage/log?subject=`);
  await main(guest.page).getByRole("heading", { name: "Who did what" }).waitFor();
  expect((await guest.page.goto(`${office.url}/manage/customers`))?.status()).toBe(404);

  // The link of a message: signed out, through the shop's door and the office's to the very screen.
  const phone = await openPage(browser, { viewport: sizes.phone });
  await visit(phone.page, office.url + paths.login({ next: "/manage/log?subject=" }));
  await logIn(phone.page, to, password);
  await showCode(phone.page, to);
  await main(phone.page).getByRole("heading", { name: "Who did what" }).waitFor();

  // Nobody is left without an owner.
  const own = page.locator(".people details", { hasText: "(you)" });
  await own.locator("summary").click();
  await own.getByRole("button", { name: "Remove" }).click();
  await main(page).getByText("The shop needs an owner").first().waitFor();

  await row.locator("summary").click();
  await row.getByRole("button", { name: "Remove" }).click();
  await main(page).getByText("This person no longer works here.").waitFor();
  expect((await guest.page.goto(`${office.url}/manage`))?.status()).toBe(404);

  // The passkey goes, as a code can still be sent.
  await page.goto(`${office.url}/manage/me`);
  await page.getByRole("button", { name: "Remove My phone" }).click();
  await main(page).getByText("That device no longer lets you in.").waitFor();
  expect(troubles.filter((trouble) => !expected.some((status) => trouble.includes(status)))).toEqual([]);
});

it("keeps what was entered without script too, and reads well in the dark", async () => {
  const asha = await office.person("owner");
  const { page, accessibility } = await comeIn(asha, { colorScheme: "dark" });
  await page.goto(`${office.url}/manage/people`);
  expect(await accessibility()).toEqual([]);
  await showCode(page, asha.email);
  await main(page).getByRole("heading", { name: "People" }).waitFor();
  await page.locator(".people summary").first().click();
  expect(await accessibility()).toEqual([]);
  await page.goto(`${office.url}/manage/me`);
  expect(await accessibility()).toEqual([]);

  const plain = await comeIn(asha, { javaScriptEnabled: false });
  await plain.page.goto(`${office.url}/manage/people`);
  const first = await sentTo(asha.email, /\b(\d{6}) is your code/);
  await office.letFactorAge(asha, 13 * 3_600_000);
  await plain.page.locator("summary", { hasText: "Invite somebody" }).click();
  await plain.page.getByLabel("Email address or mobile number").fill("not an address");
  await plain.page.getByRole("button", { name: "Send the invitation" }).click();
  await main(plain.page).getByText("What you entered is kept").waitFor();
  await office.letCodesAge();
  await showCode(plain.page, asha.email, first);
  await main(plain.page).getByText("Please enter an email address or a mobile number").first().waitFor();
  await expect
    .poll(() => plain.page.getByLabel("Email address or mobile number").inputValue())
    .toBe("not an address");
  await plain.page.getByLabel("Email address or mobile number").fill("98123 45678");
  await plain.page.getByRole("button", { name: "Send the invitation" }).click();
  await main(plain.page).getByText("The invitation is on its way.").waitFor();
  const byWhatsapp = plain.page.getByRole("link", { name: "Send it by WhatsApp" });
  const token = await sentTo("+919812345678", /join\?token=([\w-]+)/);
  expect(decodeURIComponent((await byWhatsapp.getAttribute("href")) ?? "")).toContain(`join?token=${token}`);
  await plain.page.reload();
  expect(await byWhatsapp.count()).toBe(0);
});
