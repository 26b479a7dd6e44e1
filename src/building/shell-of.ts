import type { PersonalView, ShellView } from "#contract/shell-view.ts";
import { type ShopSettings, settingGroups } from "#contract/shop-settings.ts";
import type { ShopView } from "#contract/shop-view.ts";
import type { Lang } from "#contract/texts/lang.ts";
import { textsOf } from "#contract/texts/texts.ts";
import type { UserView } from "#modules/accounts/account-view.ts";
import { areGuestsAllowed } from "#modules/accounts/rules/guests-allowed.ts";
import { bandFor } from "#modules/pricing/rules/delivery.ts";
import type { Clock } from "#platform/clock.ts";
import { dependsOnTime } from "#platform/invalidation/dependencies.ts";
import { type Buyer, buyerOf, type Caller, type RequestContext } from "#server/auth/caller.ts";
import { mostNamed, sessionTagOf } from "#server/auth/profile-hint.ts";
import { themeSheet } from "#server/files/theme.ts";
import { readNotice } from "#server/http/notice.ts";
import type { ShopServices } from "#server/shop-services.ts";
import { shopView } from "./shop-view.ts";

/** What header and footer of every page show. */
export function shellOf(shop: ShopServices) {
  const lookOf = lookViews();
  const ownOf = personalViewOf(shop);
  return async (requestContext: RequestContext, caller: Caller | null): Promise<ShellView> => ({
    shop: closedFor(caller, await shopIn(requestContext.lang), requestContext.lang),
    lang: requestContext.lang,
    ...(await ownOf(requestContext, caller)),
    year: yearNow(shop.clock),
    freeShippingFrom: bandFor(shop.pricing.terms(), 0).freeAbovePaise,
    ...(requestContext.isForAll && { forAll: true }),
    ...noticeOf(requestContext),
  });

  /** The staff see the shop as it is, and are told that nobody else does. */
  function closedFor(caller: Caller | null, view: ShopView, lang: Lang): ShopView {
    if (!caller?.role || !shop.shopSettings.now().pause.isClosed) return view;
    return { ...view, announcement: textsOf(lang).closed.toStaff };
  }

  async function shopIn(lang: Lang): Promise<ShopView> {
    const now = shop.shopSettings.now();
    const told = shop.promoCodes.offer(now.home.welcomeCode);
    // Where nobody buys without an account, that it needs one goes without saying.
    const offer = told && { ...told, needsAccount: told.needsAccount && areGuestsAllowed(now) };
    const { from, to } = shop.pricing.daySpan({ from: now.support.deliveryFrom, to: now.support.deliveryTo });
    const support = { ...now.support, deliveryFrom: from, deliveryTo: to };
    return shopView(
      { ...now, support },
      { look: lookOf(now), offer, tree: await shop.catalogue.categories(), lang },
    );
  }
}

/** On New Year's Day it is another one. */
function yearNow(clock: Clock): number {
  const year = new Date(clock.now()).getFullYear();
  dependsOnTime(new Date(year + 1, 0).getTime());
  return year;
}

/** What of it is whoever's it is shown to. */
function personalViewOf(shop: ShopServices) {
  return async (requestContext: RequestContext, caller: Caller | null): Promise<PersonalView> => ({
    user: caller && shownUser(await shop.accounts.profile(caller.userId)),
    ...(await cartAndWishes(shop, buyerOf({ caller, requestContext }))),
    ...(await sessionTagIfShopper(caller, requestContext)),
  });

  /** None for the staff, whose pages show more than a shopper's. */
  async function sessionTagIfShopper(
    caller: Caller | null,
    { cookies }: RequestContext,
  ): Promise<Pick<PersonalView, "sessionTag">> {
    const session = cookies["haat-session"];
    if (!session || !caller || (caller.role ?? caller.pendingRole)) return {};
    const own = await shop.reviews.ownProducts(caller.userId, mostNamed + 1);
    return { sessionTag: sessionTagOf(session, own, shop.clock.now()) };
  }
}

async function cartAndWishes({ cart, wishlist }: ShopServices, buyer: Buyer | null) {
  if (!buyer?.userId) return { cartLines: 0, cartUnits: 0, cartVersion: 0, wished: [] };
  const [{ lines, units, version }, wished] = await Promise.all([
    cart.counts(buyer.userId),
    wishlist.wishedIds(buyer.userId),
  ]);
  return { cartLines: lines, cartUnits: units, cartVersion: version, wished };
}

function noticeOf({ cookies }: RequestContext): Pick<ShellView, "notice"> {
  const notice = readNotice(cookies);
  return notice ? { notice } : {};
}

function shownUser(user: UserView | null): ShellView["user"] {
  return user && { name: user.name, email: user.email ?? user.phone ?? "" };
}

/** The sheet of colours is put together once for each time that they change. */
function lookViews(): (settings: ShopSettings) => ShopView["look"] {
  let last: { readonly of: ShopSettings["look"]; readonly sheet: string | null } | undefined;
  return ({ shop, look }) => {
    if (last?.of !== look) last = { of: look, sheet: themeSheet(look)?.href ?? null };
    return {
      sheet: last.sheet,
      grounds: { light: look.light.ground, dark: look.dark.ground },
      logo: look.logo,
      hero: look.hero,
      // The own card bears the own name.
      card:
        shop.name.en === ownName && look.hero === ownHero
          ? "/social-card.jpg"
          : `/pictures/${look.hero}-800.webp`,
    };
  };
}

const ownName = settingGroups.shop.parse({}).name.en;
const ownHero = settingGroups.look.parse({}).hero;
