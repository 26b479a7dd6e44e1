import { joinEndpoints } from "#contract/endpoints/people.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { JoinPage } from "../pages/join-page.tsx";
import { asked } from "../parts/asked-endpoint.ts";
import type { Screen } from "../screen.ts";

/** The one page that others than the staff can see, by the link of their invitation. */
export const joinScreen: Screen = {
  path: "join",
  isForInvited: true,
  act: { only: joinEndpoints.join, done: () => "/manage" },
  async show(wanted) {
    const token = wanted.query.get("token") ?? "";
    const invitation = await asked(joinEndpoints.show, { token }, wanted);
    const { title: ofStaff, titleOwner } = textsOf(wanted.page.facts.lang).manage.join;
    const title = invitation?.kind === "link" ? titleOwner : ofStaff;
    return invitation && { title, isBare: true, body: <JoinPage token={token} {...invitation} /> };
  },
};
