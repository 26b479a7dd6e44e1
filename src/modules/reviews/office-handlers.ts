import { success } from "#contract/outcome.ts";
import { textsOf } from "#contract/texts/texts.ts";
import type { HandlersOf } from "#server/handlers/handler.ts";
import type { reviewOfficeEndpoints } from "./office-endpoints.ts";

export const reviewOfficeHandlers: HandlersOf<typeof reviewOfficeEndpoints> = {
  async list({ reviews, shopSettings }, { userId }, filter) {
    const [listed, { value, version }] = await Promise.all([
      reviews.office.list(userId, filter),
      shopSettings.look("reviews"),
    ]);
    return success({ ...listed, wait: value.wait, version });
  },

  async setState({ reviews }, { userId: by }, { id, seen, ...to }, { lang }) {
    const moved = await reviews.office.setState({ by, id, seen }, to);
    const message = textsOf(lang).answers.reviews[to.state];
    return moved.ok ? success({ message, id, state: to.state, was: moved.value.was }) : moved;
  },

  async reply({ reviews }, { userId: by }, { id, seen, reply }) {
    const replied = await reviews.office.reply({ by, id, seen }, reply);
    return replied.ok ? success({}) : replied;
  },

  async wait({ shopSettings }, { userId }, { wait, seen }) {
    const changed = await shopSettings.change("reviews", { seen, fields: { wait }, by: userId });
    return changed.ok ? success({}) : changed;
  },
};
