import { failure, success } from "#contract/outcome.ts";
import type { HandlersOf } from "#server/handlers/handler.ts";
import type { unsentEndpoints } from "./unsent-endpoints.ts";

const mostShown = 100;

export const unsentHandlers: HandlersOf<typeof unsentEndpoints> = {
  async list({ unsent }) {
    const found = await unsent.list(mostShown + 1);
    const messages = found
      .slice(0, mostShown)
      .map((one) => ({ ...one, to: one.kind === "push" ? null : one.to }));
    return success({ messages, isMore: found.length > mostShown });
  },

  async retry({ unsent }, { userId }, { id }) {
    const messages = await unsent.sendAgain(userId, id);
    return messages > 0 ? success({}) : failure("notFound");
  },

  async retryAll({ unsent }, { userId }) {
    return success({ messages: await unsent.sendAgain(userId) });
  },
};
