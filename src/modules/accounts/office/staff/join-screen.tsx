import { textsOf } from "#contract/texts/texts.ts";
import { askEndpoint } from "#manage/parts/ask-endpoint.ts";
import type { Screen } from "#manage/screen.ts";
import { joinEndpoints } from "#modules/accounts/staff/endpoints.ts";
import { JoinPage } from "./join-page.tsx";

/** The one page that others than the staff can see, by the link of their invitation. */
export const joinScreen: Screen = {
  path: "join",
  isForInvited: true,
  act: { only: joinEndpoints.join, done: () => "/manage" },
  async show(request) {
    const token = request.query.get("token") ?? "";
    const invitation = await askEndpoint(joinEndpoints.show, { token }, request);
    const { title: ofStaff, titleOwner } = textsOf(request.page.requestContext.lang).manage.join;
    const title = invitation?.kind === "link" ? titleOwner : ofStaff;
    return invitation && { title, isBare: true, body: <JoinPage token={token} {...invitation} /> };
  },
};
