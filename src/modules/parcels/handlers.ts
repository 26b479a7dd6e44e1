import { type Failure, failure, success } from "#contract/outcome.ts";
import type { Lang } from "#contract/texts/lang.ts";
import { textsOf } from "#contract/texts/texts.ts";
import type { HandlersOf } from "#server/handlers/handler.ts";
import type { bookingEndpoints } from "./endpoints.ts";

export const bookingHandlers: HandlersOf<typeof bookingEndpoints> = {
  async ofOrder({ parcels }, _, { id, grams }) {
    const found = await parcels.ofOrder(id, { grams });
    if (!found) return failure("notFound");
    const { bookings, isOpen, lacksPinCode, isSilent, offers, order, foreseen } = found;
    return success({
      ...{ isOpen, lacksPinCode, isSilent, foreseen, grams: found.grams },
      offers: [...offers],
      bookings: bookings.map((row) => parcels.shown(row, order)),
    });
  },

  async book({ parcels }, { userId: actor }, { id, ...wish }, { lang }) {
    const done = await parcels.book(id, { ...wish, actor });
    return done.ok ? success({}) : inCouriersWords(done, lang);
  },

  async label({ parcels }, _, { id }, { lang }) {
    const label = await parcels.label(id);
    return label.ok ? success({ file: label.value }) : inCouriersWords(label, lang);
  },

  async askPickup({ parcels }, _, { id }, { lang }) {
    const done = await parcels.askPickup(id);
    return done.ok ? success({}) : inCouriersWords(done, lang);
  },

  async cancel({ parcels }, { userId }, { id }, { lang }) {
    const done = await parcels.cancel(id, userId);
    return done.ok ? success({}) : inCouriersWords(done, lang);
  },
};

/** Why a courier says no, only it can say. */
function inCouriersWords(refusal: Failure, lang: Lang): Failure {
  if (refusal.reason !== "courierRefused") return refusal;
  return { ...refusal, message: `${textsOf(lang).refusals.courierRefused}: ${refusal.message}` };
}
