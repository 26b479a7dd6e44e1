import { messagesCalls } from "#contract/calls/messages.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { MessagePage } from "../pages/message-page.tsx";
import { MessagesPage } from "../pages/messages-page.tsx";
import { asked, wishOf } from "../parts/asked-call.ts";
import type { Screen } from "../screen.ts";

export const messagesScreen: Screen = {
  path: "messages",
  right: messagesCalls.list.right,
  async show(wanted) {
    const wish = wishOf(wanted.query, "state", "search", "cursor");
    const answer = await asked(messagesCalls.list, wish, wanted);
    const { title } = textsOf(wanted.page.facts.lang).manage.messages;
    const now = Date.now();
    return answer && { title, body: <MessagesPage {...answer} wish={wish} now={now} /> };
  },
};

export const messageScreen: Screen = {
  path: "messages/:id",
  right: messagesCalls.show.right,
  async show(wanted) {
    const answer = await asked(messagesCalls.show, { id: wanted.params.id }, wanted);
    if (!answer) return undefined;
    const { ticket } = answer;
    return { title: ticket.number, body: <MessagePage ticket={ticket} now={Date.now()} /> };
  },
};
