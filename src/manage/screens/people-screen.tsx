import { peopleCalls } from "#contract/calls/people.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { PeoplePage } from "../pages/people-page.tsx";
import { asked } from "../parts/asked-call.ts";
import type { Screen } from "../screen.ts";

export const peopleScreen: Screen = {
  path: "people",
  right: peopleCalls.list.right,
  async show(wanted) {
    const answer = await asked(peopleCalls.list, {}, wanted);
    const { title } = textsOf(wanted.page.facts.lang).manage.people;
    return answer && { title, body: <PeoplePage {...answer} /> };
  },
};
