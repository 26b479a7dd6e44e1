import { gateways } from "#ports/payment-gateways/gateways.ts";
import { type AccessOfModule, all, type Row } from "./row.ts";

/** What each module says of its own endpoints. */
export const ofModules = import.meta.glob<AccessOfModule>("../../src/modules/*/access.ts", { eager: true });

/** Every documented endpoint, as whoever holds its right is answered; the rights say who does. */
export const rows: Readonly<Record<string, Row>> = {
  ...Object.fromEntries(
    gateways.flatMap(({ webhook }) =>
      webhook
        ? [[`POST ${webhook.endpoint.path}`, all(404, { body: () => ({ event: "payment.captured" }) })]]
        : [],
    ),
  ),
  ...Object.assign({}, ...Object.values(ofModules).map(({ rows }) => rows)),
};
