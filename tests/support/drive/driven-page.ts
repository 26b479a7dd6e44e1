import { expect } from "vitest";
import type { Driver } from "./driver.ts";

/** How every browser names an element on the wire. */
const elementKey = "element-6066-11e4-a52e-4f735466cecf";

export type DrivenPage = ReturnType<typeof drivePage>;

/** A page of the shop, in words of somebody who uses it. */
export function drivePage({ send }: Driver, shopUrl: string) {
  async function evaluate<Args extends unknown[], Result>(
    script: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>> {
    return send("ExecuteScript", { script: `return (${script})(...arguments)`, args });
  }

  /** A link, button or field by its name, once it is there to be seen. */
  async function find(name: string | RegExp, kinds = controls): Promise<string> {
    const [source, flags] = name instanceof RegExp ? [name.source, name.flags] : [exactly(name), ""];
    let found: Record<string, string> | null = null;
    const look = async () => {
      found = await send("ExecuteScript", {
        script: `return (${named})(...arguments)`,
        args: [kinds, source, flags],
      });
      return found !== null;
    };
    await expect.poll(look, { message: `something is named ${name}` }).toBe(true);
    return found?.[elementKey] ?? "";
  }

  /** WebKit's driver leaves what lies under the edge of the window there, and then cannot reach it. */
  async function click(id: string): Promise<void> {
    const script = `arguments[0].scrollIntoView({ block: "center", behavior: "instant" })`;
    await send("ExecuteScript", { script, args: [{ [elementKey]: id }] });
    await send("ElementClick", { id });
  }

  return {
    evaluate,
    visit: (path: string) => send("Navigate", { url: shopUrl + path }),
    back: () => send("Back"),
    click: async (name: string | RegExp) => click(await find(name)),
    /** Where a card stands for the button that is marked. */
    choose: async (name: string | RegExp) => click(await find(name, "label")),
    /** Every part listens by then: the chat's button is the last that comes by script. */
    untilInUse: () =>
      expect.poll(() => evaluate(() => document.querySelector(".chat-button") !== null)).toBe(true),
    untilAt: (path: RegExp) => expect.poll(() => evaluate(() => location.pathname)).toMatch(path),
    untilSaid: (text: RegExp) => expect.poll(() => evaluate(shownIn)).toMatch(text),
    /** The cookie that a sign-in leaves. */
    async enter(cookie: string): Promise<void> {
      const [name, value] = cookie.split("=");
      await send("AddCookie", { cookie: { name, value, path: "/", httpOnly: true } });
    },
    cookies: async (): Promise<{ name: string; value: string }[]> => send("GetCookies"),
    /** Another tab, which is then the one that all else is about. */
    async openTab(): Promise<string> {
      const { handle } = await send("NewWindow", { type: "tab" });
      await send("SwitchToWindow", { handle });
      return handle;
    },
    tell: async () => `${await send("GetCurrentURL")}\n${await evaluate(shownIn)}`,
    /** The one frame that the page has. */
    toFrame: async () => {
      await expect.poll(() => evaluate(() => window.length)).toBe(1);
      await send("SwitchToFrame", { id: 0 });
    },
    toPage: () => send("SwitchToFrame", { id: null }),
    tab: (): Promise<string> => send("GetWindowHandle"),
    toTab: (handle: string) => send("SwitchToWindow", { handle }),
  };
}

/** What structured data say is for others. */
const shownIn = () =>
  [...document.querySelectorAll("main, dialog[open]")]
    .flatMap((one) => [...one.querySelectorAll("*:not(script)")])
    .flatMap((one) => [...one.childNodes])
    .filter((one) => one instanceof Text)
    .map(({ data }) => data.trim())
    .filter(Boolean)
    .join(" ");

const exactly = (name: string) => `^${name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}$`;

const controls = "a, button, input, select, textarea, summary, [role=button]";

const named = function named(kinds: string, source: string, flags: string): Element | undefined {
  const wanted = new RegExp(source, flags);
  const nameOf = (one: Element) =>
    one.getAttribute("aria-label") ??
    ((one as HTMLInputElement).labels?.[0] ?? one).textContent?.replace(/\s+/g, " ").trim() ??
    "";
  return [...document.querySelectorAll(kinds)].find(
    (one) => wanted.test(nameOf(one)) && one.checkVisibility(),
  );
};
