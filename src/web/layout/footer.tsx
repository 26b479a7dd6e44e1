import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { paths } from "#contract/paths.ts";
import type { ShopView } from "#contract/shop-view.ts";
import { useCoreTexts } from "#web/ui/core-texts.ts";
import { Icon } from "#web/ui/icon.tsx";
import { Mark } from "#web/ui/mark.tsx";
import type { PageFacts } from "#web/ui/page-facts.ts";
import { ShopLink } from "#web/ui/shop-link.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { NewsletterForm } from "./newsletter-form.tsx";
import { Own } from "./own.tsx";
import { PayMarks } from "./pay-marks.tsx";
import { useFrameTexts } from "./use-frame-texts.ts";

export function Footer({ facts }: { readonly facts: PageFacts }) {
  const { shell } = useCoreTexts();
  const { footer, profile } = useFrameTexts();
  const { name, description, look, contact, social, newsletter, policies } = facts.shop;
  const isReachable = [contact.address, contact.phone, contact.email, contact.hours].some(Boolean);
  // The page has a form of its own.
  const asks = !useLocation().pathname.endsWith(paths.newsletter());
  return (
    <footer className="on-night mt-10 bg-night text-on-night md:mt-16">
      <div className="awning" />
      <div
        className={`page-width grid gap-x-12 gap-y-6 py-8 md:grid-cols-2 lg:pt-12 ${asks ? "lg:grid-cols-[1.4fr_0.6fr_1.1fr_1.7fr]" : "lg:grid-cols-3"}`}
      >
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 md:block">
          <p className="flex items-center gap-2.5 text-2xl font-extrabold">
            <Mark logo={look.logo} className="size-10" /> {name}
          </p>
          <p className="order-last max-w-sm text-on-night-muted md:mt-3">{description}</p>
          {social.length > 0 && <SocialLinks label={footer.social} links={social} />}
        </div>
        <FooterColumn title={footer.quickLinks} look="flex flex-wrap gap-x-5 md:block">
          <FooterLink to={paths.home()}>{shell.home}</FooterLink>
          <FooterLink to={paths.products()}>{shell.products}</FooterLink>
          <FooterLink to={paths.cart()}>{shell.cart}</FooterLink>
          <FooterLink to={paths.stores()}>{shell.stores}</FooterLink>
          <Own as="li" way="in">
            <ShopLink to={paths.profile()} className="footer-link">
              {profile}
            </ShopLink>
          </Own>
          <Own as="li" way="out">
            <ShopLink to={paths.login()} className="footer-link">
              {shell.login}
            </ShopLink>
          </Own>
        </FooterColumn>
        {isReachable && (
          <FooterColumn title={footer.contact} look="flex flex-wrap gap-x-8 md:block">
            {contact.address && (
              <li className="flex gap-2.5 py-1.5">
                <Icon name="pin" className="mt-0.5 text-marigold" />
                <span>
                  <span className="sr-only">{footer.address}: </span>
                  <span lang={contact.in}>{contact.address}</span>
                </span>
              </li>
            )}
            {contact.phone && (
              <li>
                <a className="footer-link" href={`tel:${contact.phone.replaceAll(" ", "")}`}>
                  <Icon name="phone" className="text-marigold" />
                  <span className="sr-only">{footer.phone}: </span>
                  {contact.phone}
                </a>
              </li>
            )}
            {contact.email && (
              <li>
                <a className="footer-link" href={`mailto:${contact.email}`}>
                  <Icon name="mail" className="text-marigold" />
                  <span className="sr-only">{footer.email}: </span>
                  {contact.email}
                </a>
              </li>
            )}
            {contact.hours && (
              <li className="flex gap-2.5 py-1.5">
                <Icon name="clock" className="mt-0.5 text-marigold" />
                <span>
                  <span className="sr-only">{footer.hours}: </span>
                  {contact.hours}
                </span>
              </li>
            )}
          </FooterColumn>
        )}
        {asks && <NewsletterForm says={newsletter} />}
      </div>
      <div className="border-t border-on-night/15">
        <div className="page-width flex flex-wrap items-center justify-between gap-4 py-6 text-sm text-on-night-muted">
          <PayMarks pays={facts.shop.pays} />
          <LanguageSwitch lang={facts.lang} />
          <p className="order-last md:order-none">{footer.copyright(facts.year, name)}</p>
          <nav aria-label={policies.label} className="basis-full md:basis-auto">
            <ul className="grid grid-cols-3 md:flex md:gap-x-4">
              {policies.links.map(({ href, name: title }) => (
                <FooterLink key={href} to={href}>
                  {title}
                </FooterLink>
              ))}
            </ul>
          </nav>
        </div>
      </div>
    </footer>
  );
}

type FooterColumnProps = { readonly title: string; readonly look: string; readonly children: ReactNode };

function FooterColumn({ title, look, children }: FooterColumnProps) {
  return (
    <div>
      <h2 className="text-lg font-semibold md:mb-2">{title}</h2>
      <ul className={`text-on-night-muted ${look}`}>{children}</ul>
    </div>
  );
}

function FooterLink({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  return (
    <li>
      <ShopLink to={to} className="footer-link">
        {children}
      </ShopLink>
    </li>
  );
}

function SocialLinks({ label, links }: { readonly label: string; readonly links: ShopView["social"] }) {
  return (
    <ul className="flex gap-1 md:mt-5 md:gap-2" aria-label={label}>
      {links.map(({ name, icon, href }) => (
        <li key={icon}>
          <a
            className="icon-button border border-on-night/25"
            href={href}
            aria-label={name}
            title={name}
            rel="noreferrer"
          >
            <Icon name={icon} />
          </a>
        </li>
      ))}
    </ul>
  );
}
