import { textsOf } from "#contract/texts/texts.ts";
import type { Screen } from "../screen.ts";

export const todayScreen: Screen = {
  path: "",
  async show({ page }) {
    const words = textsOf(page.facts.lang).manage.today;
    const { user } = await page.shell();
    return {
      title: words.title,
      body: <h1>{words.greeting(user?.name ?? "")}</h1>,
    };
  },
};
