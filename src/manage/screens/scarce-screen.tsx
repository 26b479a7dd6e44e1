import { scarceEndpoints } from "#contract/endpoints/scarce.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { ScarcePage } from "../pages/scarce-page.tsx";
import { asked, wishOf } from "../parts/asked-endpoint.ts";
import type { Screen } from "../screen.ts";

export const scarceScreen: Screen = {
  path: "scarce",
  right: scarceEndpoints.list.right,
  async show(wanted) {
    const wish = wishOf(wanted.query, "cursor", "open");
    const { open: _, ...list } = wish;
    const answer = await asked(scarceEndpoints.list, list, wanted);
    const { title } = textsOf(wanted.page.facts.lang).manage.scarce;
    return answer && { title, body: <ScarcePage {...answer} wish={wish} /> };
  },
};
