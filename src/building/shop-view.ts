import { addressLines } from "#contract/format/address-lines.ts";
import { formatPaymentMethods } from "#contract/format/format-payment-methods.ts";
import { localise, wordsIn } from "#contract/format/words.ts";
import type { ShopSettings } from "#contract/shop-settings.ts";
import type { ShopView } from "#contract/shop-view.ts";
import { type Lang, writtenIn } from "#contract/texts/lang.ts";
import { areGuestsAllowed } from "#modules/accounts/rules/guests-allowed.ts";
import type { CategoryTree } from "#modules/catalogue/rules/category-tree.ts";
import { paymentMethodsFor } from "#modules/orders/rules/payment-methods-for.ts";
import { policyLinks } from "#modules/policies/rules/policy-view.ts";

export function shopView(
  settings: ShopSettings,
  {
    tree,
    lang,
    ...shown
  }: Pick<ShopView, "look" | "offer"> & { readonly tree: CategoryTree; readonly lang: Lang },
): ShopView {
  const { shop, announcement, contact, social, newsletter, support, home } = settings;
  const { name, tagline, description } = localise(shop, lang);
  return {
    name,
    tagline,
    description: description.replaceAll("{shop}", name),
    ...shown,
    announcement: wordsIn(announcement.text, lang),
    contact: contactView(localise(contact, lang), lang),
    social: social.links,
    newsletter: localise(newsletter, lang),
    support: { ...promisedIn(support), payment: formatPaymentMethods(settings, lang) },
    policies: policyLinks(settings, lang),
    pays: paymentMethodsFor(settings),
    categoryNames: Object.fromEntries(tree.all.map(({ id, label }) => [id, wordsIn(label, lang)])),
    headerCategories: tree.listed(settings.categories.header).map(({ id, picture }) => ({ id, picture })),
    welcomes: home.welcomes,
    hasGuests: areGuestsAllowed(settings),
  };
}

function promisedIn({ returnDays, deliveryFrom, deliveryTo }: ShopSettings["support"]) {
  return { returnDays, deliveryFrom, deliveryTo };
}

function contactView(contact: ShopView["contact"], lang: Lang): ShopView["contact"] {
  const written = writtenIn(contact.address);
  const told = { ...contact, address: addressLines(contact.address) };
  return written === lang ? told : { ...told, in: written };
}
