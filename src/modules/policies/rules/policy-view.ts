import { formatPaymentMethods } from "#contract/format/format-payment-methods.ts";
import { formatFreeAbove, formatRupees } from "#contract/format/money.ts";
import { textBlocks } from "#contract/format/text-blocks.ts";
import { localise, wordsIn } from "#contract/format/words.ts";
import { paths } from "#contract/paths.ts";
import type { Terms } from "#contract/pricing-terms.ts";
import type { ShopSettings } from "#contract/shop-settings.ts";
import type { Lang } from "#contract/texts/lang.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { bandFor } from "#modules/pricing/rules/delivery.ts";
import { wayBackCost } from "#modules/returns/rules/returnable.ts";
import type { PolicyDetails, PolicyView, SignName } from "../views.ts";
import { type PolicyPage, policyPages, policyPath } from "./policy-pages.ts";

interface Known {
  readonly settings: ShopSettings;
  readonly terms: Terms;
  readonly lang: Lang;
}

/** What is drawn of each step. */
const signs: Partial<Record<PolicyPage, readonly SignName[]>> = {
  shipping: ["parcel", "van", "door"],
  returns: ["letter", "parcel", "coin"],
};

/** In the owner's own words, else in those that are filled with what the shop knows of itself. */
export function policyView(page: PolicyPage, known: Known): PolicyView {
  const { settings, lang } = known;
  const { pages, orders, notYet } = textsOf(lang).policies;
  const { title, brief, steps = [] } = pages[page];
  const own = wordsIn(settings.policies[page], lang);
  if (!isWritten(page, settings)) {
    // Whoever writes to the shop has a form there, which needs no words before it.
    const blocks = page === "contact" ? [] : textBlocks(notYet);
    return { page, title, brief: [], steps: [], way: null, blocks };
  }
  return {
    page,
    title,
    brief: own || !brief ? [] : brief(factsOf(known)).filter((line) => line !== false),
    steps: own ? [] : steps.map((name, at) => ({ name, sign: signs[page]?.[at] ?? "parcel" })),
    way: page === "returns" ? { href: paths.orders(), name: orders } : null,
    blocks: textBlocks(own || policyText(page, known)),
  };
}

/** What it says where the owner has not written it. */
export function policyText(page: PolicyPage, known: Known): string {
  return textsOf(known.lang).policies.pages[page].text(factsOf(known));
}

/** By the owner, or by the shop of its facts, where she lets it and has said how to reach her. */
function isWritten(page: PolicyPage, { policies, contact }: ShopSettings): boolean {
  if (policies[page].en !== "" || policies[page].hi !== "") return true;
  return policies.made.includes(page) && contact.email !== "" && contact.phone !== "";
}

/** As every page lists them; to the sizes leads what comes in some. */
export function policyLinks(settings: ShopSettings, lang: Lang) {
  const { label, pages } = textsOf(lang).policies;
  const listed = policyPages.filter(
    (page) => page === "contact" || (page !== "sizes" && isWritten(page, settings)),
  );
  return { label, links: listed.map((page) => ({ href: policyPath(page), name: pages[page].name })) };
}

/** For whoever reads one of them. */
export function otherPolicies(page: PolicyPage, settings: ShopSettings, lang: Lang) {
  const { links } = policyLinks(settings, lang);
  const path = policyPath(page);
  const { more, here } = textsOf(lang).policies;
  return { label: more, here, links: links.filter(({ href }) => href !== path) };
}

function factsOf({ settings, terms, lang }: Known): PolicyDetails {
  const { shop, seller, contact, support, returns } = localise(settings, lang);
  const officer = seller.grievanceOfficer;
  const { paise, freeAbovePaise } = bandFor(terms, 0);
  const wayBackPaise = wayBackCost(returns);
  return {
    shop: shop.name,
    description: shop.description.replaceAll("{shop}", shop.name),
    seller: seller.legalName || shop.name,
    address: seller.address || contact.address,
    gstin: seller.gstin,
    email: contact.email,
    phone: contact.phone,
    hours: contact.hours,
    officerName: officer.name,
    officerEmail: officer.email,
    officerPhone: officer.phone,
    deliveryFrom: support.deliveryFrom,
    deliveryTo: support.deliveryTo,
    deliveryCost: paise === 0 ? null : formatRupees(paise),
    freeAbove: formatFreeAbove(freeAbovePaise),
    returnDays: support.returnDays,
    freeWayBack: wayBackPaise === 0,
    wayBackCost: wayBackPaise ? formatRupees(wayBackPaise) : null,
    payment: formatPaymentMethods(settings, lang),
  };
}
