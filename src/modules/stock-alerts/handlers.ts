import { success } from "#contract/outcome.ts";
import type { HandlersOf } from "#server/handlers/handler.ts";
import type { stockAlertEndpoints } from "./endpoints.ts";

export const stockAlertHandlers: HandlersOf<typeof stockAlertEndpoints> = {
  async list({ stockAlerts }, { userId }) {
    const alerts = await stockAlerts.alerts(userId);
    return success({
      data: {
        alerts: alerts.map(({ product_id: productId, colour, size }) => ({ productId, colour, size })),
      },
    });
  },

  async ask({ stockAlerts }, { userId }, input, { lang }) {
    const asked = await stockAlerts.ask(userId, input, lang);
    return asked.ok ? success({}) : asked;
  },

  async remove({ stockAlerts }, { userId }, { id }) {
    await stockAlerts.remove(userId, id);
    return success({});
  },
};
