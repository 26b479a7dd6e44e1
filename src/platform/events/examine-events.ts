import type { ListenerToAll } from "../database/database.ts";

/** In development and in tests: what may leave the shop is as it is described. */
export const examineEvents: ListenerToAll = (_tx, { body, bodyOf }, payload) => {
  body.parse(bodyOf(payload));
};
