import { openOffice } from "#support/office.ts";
import { inBrowser, onPhone } from "#tools/load/on-phone.ts";

export const question =
  "What do all prices up by 10 % take on a phone, and back again? (8 taps are allowed for each)";

/** npm run bench -- browser goods: of the demo's goods. */
export async function run(): Promise<void> {
  const office = await openOffice({ DEMO_FULFILMENT: "0", LOG_LEVEL: "error" });
  const { url } = office;
  const { cookie } = await office.person("owner");
  // The first of all pages brings the screens' code into the shop.
  await fetch(`${url}/manage/goods`, { headers: { cookie } });
  await inBrowser(async (browser) => {
    await onPhone(browser, { url, cookie }, async ({ page, tap, press, type, begin, note }) => {
      const link = (name: string | RegExp) => page.getByRole("link", { name });
      const button = (name: RegExp) => page.getByRole("button", { name }).first();
      await page.goto(`${url}/manage`);
      begin();
      await tap(link("Goods"));
      await tap(link("Change many"));
      await tap(page.getByLabel(/All results/));
      await press(/^Continue/);
      await type(page.getByLabel("How much"), "10");
      await press(/^Preview the changes/);
      await button(/^Apply to \d/).waitFor();
      note("what would change is shown");
      await press(/^Apply to \d/);
      await button(/^Undo/).waitFor();
      note("done");
      await page.goto(`${url}/manage`);
      begin();
      await tap(link("Goods"));
      await tap(link("Recent changes"));
      await tap(link(/Price up by 10 %/));
      await press(/^Undo/);
      await page.getByText("Undone").first().waitFor();
      note("back again, from Today");
    });
  }).finally(office.stop);
}
