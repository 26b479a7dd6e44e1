import type { Lang } from "#contract/texts/lang.ts";
import type { PreferencesRow } from "./repository.ts";

export interface NotificationPreferences {
  readonly orders: "each" | "digest" | "none";
  readonly troubles: boolean;
  /** Returns, and what people write. */
  readonly asked: boolean;
  readonly summary: boolean;
  readonly byMail: boolean;
  readonly bySms: boolean;
  readonly byPush: boolean;
}

export const nothing: NotificationPreferences = {
  orders: "none",
  troubles: false,
  asked: false,
  summary: false,
  byMail: false,
  bySms: false,
  byPush: false,
};

/** Of an owner who has not said: nobody else would see that an order waits. */
export const usual: NotificationPreferences = {
  ...nothing,
  orders: "each",
  troubles: true,
  asked: true,
  byMail: true,
};

export function rowOf(userId: string, input: NotificationPreferences, lang: Lang): PreferencesRow {
  const number = (given: boolean) => (given ? 1 : 0);
  return {
    user_id: userId,
    lang,
    orders: input.orders,
    troubles: number(input.troubles),
    asked: number(input.asked),
    summary: number(input.summary),
    by_mail: number(input.byMail),
    by_sms: number(input.bySms),
    by_push: number(input.byPush),
    chosen: 1,
    digest_at: null,
    digest_orders: 0,
    digest_paise: 0,
    summary_day: 0,
  };
}

export function preferencesOf(row: PreferencesRow): NotificationPreferences {
  return {
    orders: row.orders,
    troubles: row.troubles === 1,
    asked: row.asked === 1,
    summary: row.summary === 1,
    byMail: row.by_mail === 1,
    bySms: row.by_sms === 1,
    byPush: row.by_push === 1,
  };
}
