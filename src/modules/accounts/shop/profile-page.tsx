import { useEffect, useRef } from "react";
import { Form } from "react-router";
import { paths } from "#contract/paths.ts";
import { frame as frameWords } from "#contract/texts/en/frame.ts";
import { shell as shellWords } from "#contract/texts/en/shell.ts";
import type { OrderUnderWay } from "#modules/orders/shop/public/order-under-way.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import type { IconName } from "#web/ui/icon-names.ts";
import { PageHead } from "#web/ui/page-head.tsx";
import { ShopLink } from "#web/ui/shop-link.tsx";
import { useWords } from "#web/ui/words.ts";
import type { ProfileView } from "../profile-view.ts";
import type { FactorFirst } from "../rules/factor-first.ts";
import { profile as profileWords } from "../texts/profile.ts";
import { AddressBook } from "./parts/address-book.tsx";
import { DataPart } from "./parts/data-part.tsx";
import { DetailsPart } from "./parts/details-part.tsx";
import { FactorNotice } from "./parts/factor-notice.tsx";
import { PasswordPart } from "./parts/password-part.tsx";
import { SessionsPart } from "./parts/sessions-part.tsx";
import { AccountStyle } from "./public/account-style.tsx";

type ProfilePageProps = {
  readonly view: ProfileView;
  readonly first: FactorFirst | null;
  /** What was bought last and is not there yet. */
  readonly underWay: OrderUnderWay | null;
  readonly saved: string | null;
};

export function ProfilePage({ view, first, underWay, saved }: ProfilePageProps) {
  const profile = useWords("profile", profileWords);
  const shell = useWords("shell", shellWords);
  const frame = useWords("frame", frameWords);
  useKeptFocus(view);
  return (
    <div className="page-width page-room">
      <AccountStyle />
      <PageHead title={profile.title} />
      <header className="profile-hero">
        <span aria-hidden="true" className="profile-initial">
          {[...view.user.name][0]?.toUpperCase()}
        </span>
        <div className="shrinks">
          <h1 className="title-1 breaks">{profile.title}</h1>
          <p className="large muted breaks">{profile.hello(view.user.name)}</p>
        </div>
        <Form method="post" action={paths.logout()} className="profile-logout push">
          <button type="submit" className={buttonClass("quiet")}>
            <Icon name="logout" /> {frame.logout}
          </button>
        </Form>
      </header>
      <FactorNotice first={first} />
      {underWay && (
        <ShopLink to={underWay.to} className="card factor-notice line below-xl">
          <Icon name="truck" className="icon-large accent" />
          <span className="grow">
            <b className="strong">{underWay.name}</b>
            <span className="block small muted">{underWay.text}</span>
          </span>
          <Icon name="chevron-right" className="icon-medium muted" />
        </ShopLink>
      )}
      {/* On a phone all there is, elsewhere four cards: the parts themselves are in sight there. */}
      <nav aria-label={profile.title} className="card shortcuts below-xl">
        <Shortcut to={paths.orders()} icon="package" name={shell.orders} text={profile.ordersText} />
        <Shortcut to={paths.wishlist()} icon="heart" name={shell.wishlist} text={profile.wishlistText} />
        <Shortcut to={paths.cart()} icon="cart" name={shell.cart} text={profile.cartText} />
        <Shortcut to={paths.tickets()} icon="chat" name={frame.support} text={profile.supportText} />
        <Shortcut to="#details" icon="user" name={profile.details} />
        <Shortcut to="#addresses" icon="pin" name={profile.addresses} />
        <Shortcut to="#security" icon="lock" name={profile.security} />
        <Form method="post" action={paths.logout()} className="of-phone">
          <button type="submit" className="shortcut full">
            <Icon name="logout" /> {frame.logout}
          </button>
        </Form>
      </nav>
      <div className="profile-parts stack gap-xl">
        <div className="stack gap-xl shrinks">
          <div data-part id="details">
            <DetailsPart view={view} saved={saved} />
          </div>
          <div data-part id="addresses">
            <AddressBook view={view} saved={saved} />
          </div>
        </div>
        <div className="stack gap-xl shrinks">
          <div data-part id="security">
            <PasswordPart view={view} saved={saved} />
          </div>
          <div data-part>
            <SessionsPart view={view} saved={saved} />
          </div>
          <div data-part>
            <DataPart view={view} saved={saved} />
          </div>
        </div>
      </div>
    </div>
  );
}

/** A part that opens or closes is made anew: the focus goes on in it, to its first field or button. */
function useKeptFocus(view: ProfileView): void {
  const part = useRef<Element | null>(null);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      part.current = (target as Element).closest("[data-part]");
    };
    addEventListener("focusin", note);
    return () => removeEventListener("focusin", note);
  }, []);
  useEffect(() => {
    if (document.activeElement !== document.body) return;
    const wanted = view.editing ? "form :is(input:not([type=hidden]), textarea)" : "a, button";
    part.current?.querySelector<HTMLElement>(wanted)?.focus();
  }, [view]);
}

type ShortcutProps = {
  readonly to: string;
  readonly icon: IconName;
  readonly name: string;
  /** Without it, it is for a phone alone. */
  readonly text?: string;
};

function Shortcut({ to, icon, name, text }: ShortcutProps) {
  return (
    <ShopLink to={to} className={text ? "shortcut" : "shortcut of-phone"}>
      <Icon name={icon} />
      <span className="grow">
        {name}
        {text && <span className="block small muted narrow-hears">{text}</span>}
      </span>
      <Icon name="chevron-right" />
    </ShopLink>
  );
}
