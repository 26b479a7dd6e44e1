import type { Browser } from "playwright-core";
import { describe, expect, it } from "vitest";
import { hintCookie } from "#contract/profile-hint.ts";
import { openPage, sizes, untilInUse, visit } from "#support/browser.ts";
import { logIn } from "#support/log-in.ts";
import { openDemoShop, openForAll } from "#support/open-for-all.ts";
import type { ShopProcess } from "#support/shop-process.ts";

let shop: ShopProcess;
let browser: Browser;
openForAll(openDemoShop, (...opened) => {
  [shop, browser] = opened;
});

const password = "monsoon-2nd-floor";
let people = 0;

async function register(): Promise<string> {
  const email = `asha-${++people}@example.com`;
  await fetch(`${shop.url}/api/auth/register`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ name: "Asha Rao", email, password }),
  });
  return email;
}

/** The newest message to somebody, as it lies in the outbox folder. */
async function message(to: string): Promise<string> {
  await expect.poll(() => shop.messages().some((one) => one.to === to)).toBe(true);
  return shop.messages().findLast((one) => one.to === to)?.text ?? "";
}

for (const javaScriptEnabled of [true, false]) {
  describe(javaScriptEnabled ? "accounts" : "accounts without script", () => {
    const open = () => openPage(browser, { javaScriptEnabled });

    it("registers, logs in with the way back, and out again", async () => {
      const { page, context, troubles } = await open();
      const email = `ravi-${++people}@example.com`;
      await visit(page, `${shop.url}/register`);
      await page.getByLabel("Name").fill("Ravi Iyer");
      await page.getByLabel("Email", { exact: true }).fill(email);
      await page.getByLabel("Password", { exact: true }).fill(password);
      await page.getByRole("button", { name: "Create account" }).click();
      await page.waitForURL(/\/login/);
      await page.getByText("Account created successfully!").waitFor();
      // The page before it has such a field too.
      await page.getByRole("heading", { level: 1, name: "Login" }).waitFor();
      await expect.poll(() => page.getByLabel("Email", { exact: true }).inputValue()).toBe(email);
      await visit(page, `${shop.url}/profile`);
      await expect.poll(() => new URL(page.url()).search).toBe("?next=%2Fprofile");
      await expect.poll(() => page.getByLabel("Email", { exact: true }).inputValue()).toBe(email);
      await page.getByLabel("Password", { exact: true }).fill(password);
      await page.getByRole("button", { name: "Login", exact: true }).click();
      await page.waitForURL(/\/profile$/);
      await page.getByText("Namaste, Ravi Iyer").waitFor();
      if (javaScriptEnabled)
        await expect.poll(() => page.evaluate(() => localStorage.getItem("token"))).toMatch(/^[\w-]{43}$/);
      await page.getByRole("button", { name: "Account of Ravi" }).hover();
      await page.locator("header").getByRole("button", { name: "Account of Ravi" }).click();
      await page.locator("header").getByRole("button", { name: "Logout" }).first().click();
      await page.waitForURL(/\/login$/);
      await page.getByText("Logged out successfully").waitFor();
      await expect.poll(() => page.getByLabel("Email", { exact: true }).inputValue()).toBe("");
      await expect
        .poll(() => page.evaluate(() => localStorage.getItem("token")).catch(() => null))
        .toBeNull();
      await visit(page, `${shop.url}/profile`);
      await expect.poll(() => new URL(page.url()).pathname).toBe("/login");
      expect(troubles).toEqual([]);
      await context.close();
    });

    it("says that Google is not set up in this shop to who presses it", async () => {
      const { page, context, troubles } = await open();
      await visit(page, `${shop.url}/login?next=%2Fprofile`);
      await page.getByText("Log in to see your profile.").waitFor();
      await page.getByRole("link", { name: "Continue with Google" }).click();
      await page.getByText("Signing in with Google is not set up in this shop").waitFor();
      await expect.poll(() => new URL(page.url()).search).toBe("?next=%2Fprofile");
      expect(troubles).toEqual([]);
      await context.close();
    });

    it("says what is wrong beside the field and keeps what was typed", async () => {
      const { page, context } = await open();
      await visit(page, `${shop.url}/register`);
      await page.getByLabel("Name").fill("Ravi Iyer");
      await page.getByLabel("Password", { exact: true }).fill("12345");
      await page.getByRole("button", { name: "Create account" }).click();
      await page.getByText("All fields are required").first().waitFor();
      await expect.poll(() => page.getByLabel("Name").inputValue()).toBe("Ravi Iyer");
      await page.getByLabel("Email", { exact: true }).fill("ravi@example.com");
      await page.getByLabel("Password", { exact: true }).fill("12345");
      await page.getByRole("button", { name: "Create account" }).click();
      await page.getByText("Password must be at least 6 characters").first().waitFor();
      await expect
        .poll(() => page.getByLabel("Password", { exact: true }).getAttribute("aria-invalid"))
        .toBe("true");
      await context.close();
    });

    it("logs in by a code from the outbox folder", async () => {
      const { page, context, troubles } = await open();
      const digits = javaScriptEnabled ? "9812300001" : "9812300002";
      await visit(page, `${shop.url}/login?next=%2Fstores`);
      await page.getByRole("tab", { name: "Phone Login" }).click();
      await page.getByLabel("Phone number").fill(digits);
      await page.getByRole("button", { name: "Send code" }).click();
      await page.getByText("Six-digit code", { exact: true }).waitFor();
      await page.getByRole("heading", { name: "Enter the code", level: 1 }).waitFor();
      await expect.poll(() => page.getByRole("tab").count()).toBe(0);
      const code = /\d{6}/.exec(await message(`+91${digits}`))?.[0] ?? "";
      expect(page.url()).not.toContain(code);
      const boxes = [1, 2, 3, 4, 5, 6].map((at) => page.getByLabel(`Digit ${at} of 6`));
      if (javaScriptEnabled) {
        await boxes[0]?.focus();
        await page.keyboard.type(code);
      } else for (const [at, box] of boxes.entries()) await box.fill(code[at] ?? "");
      await expect.poll(() => Promise.all(boxes.map((box) => box.inputValue()))).toEqual([...code]);
      await page.getByRole("button", { name: "Verify and log in" }).click();
      await page.waitForURL(/\/stores$/);
      await page.locator("header").getByRole("button", { name: "Account of Shopper" }).click();
      await page
        .locator("header strong")
        .getByText(`Shopper ${digits.slice(-4)}`)
        .first()
        .waitFor();
      expect(troubles).toEqual([]);
      await context.close();
    });

    it("sets a new password by the mailed link and ends the old sessions", async () => {
      const { page, context } = await open();
      const email = await register();
      await visit(page, `${shop.url}/login`);
      await page.getByRole("link", { name: "Forgot password?" }).click();
      // The page before it has such a field too.
      await page.getByRole("heading", { name: "Forgot password" }).waitFor();
      await page.getByLabel("Email", { exact: true }).fill(email);
      await page.getByRole("button", { name: "Send the link" }).click();
      await page.getByText("If there is an account with this address").waitFor();
      await expect.poll(() => message(email)).toContain("/reset-password?token=");
      const link = /\S+\/reset-password\?token=\S+/.exec(await message(email))?.[0] ?? "";
      await visit(page, link);
      await page.getByLabel("New password").fill("quiet-lane-by-the-sea");
      await page.getByRole("button", { name: "Set password" }).click();
      await page.waitForURL(/\/login$/);
      await page.getByText("Your new password is set").waitFor();
      await visit(page, link);
      await page.getByText("This link has already been used").waitFor();
      await context.close();
    });
  });
}

describe("profile", () => {
  async function signedIn(javaScriptEnabled = true) {
    const email = await register();
    const opened = await openPage(browser, { javaScriptEnabled });
    await visit(opened.page, `${shop.url}/login?next=%2Fprofile`);
    await logIn(opened.page, email, password);
    await opened.page.waitForURL(/\/profile$/);
    return { ...opened, email };
  }

  for (const script of [true, false]) {
    it(`edits the name and keeps an address ${script ? "" : "without script"}`, async () => {
      const { page, context, troubles } = await signedIn(script);
      await page.getByRole("link", { name: "Edit", exact: true }).click();
      await page.getByLabel("Name", { exact: true }).fill("Asha R. Rao");
      await page.getByRole("button", { name: "Save changes" }).click();
      await page.getByText("Profile updated successfully").first().waitFor();
      await page.getByText("Namaste, Asha R. Rao").waitFor();
      await page.getByRole("link", { name: "Add an address" }).click();
      await page.getByLabel("Phone number").fill("98123 45678");
      await page.getByLabel("House, street, area").fill("12 Lake Road");
      await page.getByLabel("PIN code").fill("0123");
      await page.getByLabel("City").fill("Kolkata");
      await page.getByLabel("State").selectOption("West Bengal");
      await page.getByRole("button", { name: "Save address" }).click();
      await page.getByText("A PIN code has six digits").waitFor();
      await expect.poll(() => page.getByLabel("House, street, area").inputValue()).toBe("12 Lake Road");
      await expect.poll(() => page.getByLabel("PIN code").inputValue()).toBe("0123");
      await page.getByLabel("PIN code").fill("700029");
      await page.getByRole("button", { name: "Save address" }).click();
      await page.getByText("Kolkata, West Bengal 700029").waitFor();
      await page.getByText("+91 98123 45678").waitFor();
      expect(troubles).toEqual([]);
      await context.close();
    });
  }

  for (const script of [true, false]) {
    it(`says beside the form that a new address waits for its letter ${script ? "" : "without script"}`, async () => {
      const { page, context } = await signedIn(script);
      const fresh = `asha-moved-${++people}@example.com`;
      await page.getByRole("link", { name: "Edit", exact: true }).click();
      await page.getByLabel("Email", { exact: true }).fill(fresh);
      await page.getByRole("button", { name: "Save changes" }).click();
      await page.getByText("Please enter your current password too").first().waitFor();
      await expect.poll(() => page.getByLabel("Email", { exact: true }).inputValue()).toBe(fresh);
      await page.getByLabel("Current password").fill(password);
      await page.getByRole("button", { name: "Save changes" }).click();
      const details = page.getByRole("region", { name: "Your details" });
      await details.getByText("The new address counts once you follow the link").waitFor();
      const link = /\S+\/confirm-email\?token=\S+/.exec(await message(fresh))?.[0] ?? "";
      await visit(page, link);
      await page.getByRole("button", { name: "Confirm" }).click();
      await page.getByText("Your email address is confirmed").waitFor();
      await details.getByText(fresh).waitFor();
      await context.close();
    });
  }

  it("tells that a session ended and leads back after the login", async () => {
    const { page, context, email } = await signedIn();
    await context.clearCookies({ name: "haat-session" });
    await context.addCookies([{ name: "haat-session", value: "over", url: shop.url }]);
    await visit(page, `${shop.url}/profile`);
    await page.getByText("Session expired. Please log in again.").waitFor();
    await expect.poll(() => new URL(page.url()).pathname).toBe("/login");
    await logIn(page, email, password);
    await page.waitForURL(/\/profile$/);
    await context.close();
  });

  it("ends a stored session whose browser was closed, and leaves a visitor in peace", async () => {
    const { page, context } = await signedIn();
    // No page runs on in a browser that is closed: what sets cookies again, an answer or the page's own hint, came first.
    await untilInUse(page);
    await expect.poll(() => page.evaluate(() => document.cookie)).toContain(`${hintCookie}=`);
    await page.goto("about:blank");
    await context.clearCookies();
    await visit(page, `${shop.url}/`);
    await expect.poll(() => page.evaluate(() => localStorage.getItem("token"))).toBeNull();
    await expect.poll(() => new URL(page.url()).pathname).toBe("/");
    await context.close();
  });

  it("deletes the account after the password", async () => {
    const { page, context } = await signedIn();
    await page.getByRole("link", { name: "Delete the account" }).click();
    await page.getByLabel("Current password").fill(password);
    await page.getByLabel("I understand that this cannot be undone").check();
    await page.getByRole("button", { name: "Delete my account" }).click();
    await page.getByText("Your account is deleted").waitFor();
    await expect.poll(() => new URL(page.url()).pathname).toBe("/");
    await context.close();
  });

  it("has no form in which a machine finds trouble, light and dark, on a phone", async () => {
    const { page, context, inBothThemes } = await openPage(browser, { viewport: sizes.phone });
    for (const path of ["/login", "/login?tab=phone", "/register", "/forgot-password"]) {
      await visit(page, shop.url + path);
      expect(await inBothThemes(), path).toEqual([]);
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
        .toBeLessThanOrEqual(360);
    }
    await context.close();
  });

  it("shows the button to log in on a phone without scrolling", async () => {
    const { page, context } = await openPage(browser, { viewport: sizes.phone });
    await visit(page, `${shop.url}/login`);
    const bottomOf = async (selector: string) =>
      page.locator(selector).evaluate((element) => element.getBoundingClientRect());
    const button = await bottomOf("main form button[type=submit]");
    expect(button.bottom).toBeLessThan((await bottomOf(".bottom-bar")).top);
    await context.close();
  });

  it("shows no part in which a machine finds trouble", async () => {
    const { page, context, accessibility } = await signedIn();
    for (const query of ["", "?edit=details", "?edit=address", "?edit=delete"]) {
      await visit(page, `${shop.url}/profile${query}`);
      expect(await accessibility(), query).toEqual([]);
    }
    await context.close();
  });
});
