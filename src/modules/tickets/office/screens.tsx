import { textsOf } from "#contract/texts/texts.ts";
import { askEndpoint, filterOf } from "#manage/parts/ask-endpoint.ts";
import type { Screen } from "#manage/screen.ts";
import { ticketOfficeEndpoints } from "../office-endpoints.ts";
import { MessagePage } from "./message-page.tsx";
import { MessagesPage } from "./messages-page.tsx";

const messagesScreen: Screen = {
  path: "messages",
  right: ticketOfficeEndpoints.list.right,
  async show(request) {
    const filter = filterOf(request.query, "state", "search", "cursor");
    const answer = await askEndpoint(ticketOfficeEndpoints.list, filter, request);
    const { title } = textsOf(request.page.requestContext.lang).manage.messages;
    const now = request.page.shop.clock.now();
    return answer && { title, body: <MessagesPage {...answer} filter={filter} now={now} /> };
  },
};

const messageScreen: Screen = {
  path: "messages/:id",
  right: ticketOfficeEndpoints.show.right,
  async show(request) {
    const answer = await askEndpoint(ticketOfficeEndpoints.show, { id: request.params.id }, request);
    if (!answer) return undefined;
    const { ticket } = answer;
    return {
      title: ticket.number,
      body: <MessagePage ticket={ticket} now={request.page.shop.clock.now()} />,
    };
  },
};

export const screens: readonly Screen[] = [messagesScreen, messageScreen];
