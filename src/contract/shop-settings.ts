import type { z } from "zod";
import { announcement } from "./settings/announcement.ts";
import { categories } from "./settings/categories.ts";
import { contact } from "./settings/contact.ts";
import { delivery } from "./settings/delivery.ts";
import { guests } from "./settings/guests.ts";
import { home } from "./settings/home.ts";
import { look } from "./settings/look.ts";
import { newsletter } from "./settings/newsletter.ts";
import { pause } from "./settings/pause.ts";
import { payments } from "./settings/payments.ts";
import { policies } from "./settings/policies.ts";
import { pricing } from "./settings/pricing.ts";
import { promises } from "./settings/promises.ts";
import { returns } from "./settings/returns.ts";
import { reviews } from "./settings/reviews.ts";
import { sale } from "./settings/sale.ts";
import { seller } from "./settings/seller.ts";
import { shop } from "./settings/shop.ts";
import { social } from "./settings/social.ts";
import { staff } from "./settings/staff.ts";
import { stock } from "./settings/stock.ts";
import { support } from "./settings/support.ts";

/** What the shop says of itself, group by group. What an owner has not set has the value named in its group's file. */
export const settingGroups = {
  shop,
  look,
  seller,
  contact,
  social,
  announcement,
  home,
  categories,
  sale,
  newsletter,
  support,
  policies,
  payments,
  pricing,
  delivery,
  returns,
  staff,
  stock,
  reviews,
  guests,
  pause,
  promises,
} as const;

export type SettingGroup = keyof typeof settingGroups;

export type ShopSettings = {
  readonly [Group in SettingGroup]: Readonly<z.output<(typeof settingGroups)[Group]>>;
};

export function isSettingGroup(name: string): name is SettingGroup {
  return Object.hasOwn(settingGroups, name);
}
