import { textsOf } from "#contract/texts/texts.ts";
import { askEndpoint } from "#manage/parts/ask-endpoint.ts";
import type { Screen } from "#manage/screen.ts";
import { peopleEndpoints } from "#modules/accounts/staff/endpoints.ts";
import { PeoplePage } from "./people-page.tsx";

export const peopleScreen: Screen = {
  path: "people",
  right: peopleEndpoints.list.right,
  act: {
    message: (_endpoint, _form, { manage: { people } }, value) => {
      const text = "text" in value ? value.text : null;
      if (typeof text !== "string") return undefined;
      const chat = { href: chatHref(text), label: people.byWhatsapp };
      return { kind: "success", text: people.invited, chat };
    },
  },
  async show(request) {
    const answer = await askEndpoint(peopleEndpoints.list, {}, request);
    const { title } = textsOf(request.page.requestContext.lang).manage.people;
    return answer && { title, body: <PeoplePage {...answer} /> };
  },
};

/** To whom, is chosen there. */
function chatHref(text: string): string {
  return `https://wa.me/?text=${encodeURIComponent(text)}`;
}
