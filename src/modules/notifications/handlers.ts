import { success } from "#contract/outcome.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { browserName } from "#modules/accounts/rules/browser-name.ts";
import type { HandlersOf } from "#server/handlers/handler.ts";
import type { notificationEndpoints } from "./endpoints.ts";

export const notificationHandlers: HandlersOf<typeof notificationEndpoints> = {
  async see({ notifications, accounts }, { userId, sessionId, role }) {
    const [input, user, devices] = await Promise.all([
      notifications.preferencesOf(userId, role),
      accounts.profile(userId),
      notifications.devices.of(userId),
    ]);
    return success({
      wish: input,
      email: user?.emailVerified ? user.email : null,
      phone: user?.phone ?? null,
      devices: devices.map(({ sessionId: of, ...device }) => ({ ...device, isThis: of === sessionId })),
      key: notifications.devices.keys.publicKey,
    });
  },

  async choose({ notifications }, { userId }, input, { lang }) {
    await notifications.savePreferences(userId, input, lang);
    return success({});
  },

  async addDevice({ notifications }, { userId, sessionId }, device, { userAgent }) {
    const added = await notifications.devices.add({
      ...device,
      userId,
      sessionId,
      browser: browserName(userAgent),
    });
    return added.ok ? success({}) : added;
  },

  async dropDevice({ notifications }, { userId }, { id }) {
    const dropped = await notifications.devices.drop(userId, id);
    return dropped.ok ? success({}) : dropped;
  },

  async tryOut({ notifications }, { userId }, _input, { lang }) {
    const messages = await notifications.tryOut(userId, lang);
    const words = textsOf(lang).notifications.answers;
    return success({ messages, message: messages > 0 ? words.tried : words.noWay });
  },
};
