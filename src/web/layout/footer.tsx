import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { paths } from "#contract/paths.ts";
import { payNames } from "#contract/pay-names.ts";
import type { ShopView } from "#contract/shop-view.ts";
import { useCoreTexts } from "#web/ui/core-texts.ts";
import { Icon } from "#web/ui/icon.tsx";
import type { ShellData } from "#web/ui/shell-context.ts";
import { ShopLink } from "#web/ui/shop-link.tsx";
import { ShopLogo } from "#web/ui/shop-logo.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { NewsletterForm } from "./newsletter-form.tsx";
import { SignedInOrOut } from "./signed-in-or-out.tsx";
import { useFrameTexts } from "./use-frame-texts.ts";

export function Footer({ shellData }: { readonly shellData: ShellData }) {
  const { shell } = useCoreTexts();
  const { footer, profile } = useFrameTexts();
  const { name, description, look, contact, social, newsletter, policies } = shellData.shop;
  const isReachable = [contact.address, contact.phone, contact.email, contact.hours].some(Boolean);
  // The page has a form of its own.
  const asks = !useLocation().pathname.endsWith(paths.newsletter());
  return (
    <footer className="on-night footer">
      <div className="awning" />
      <div className={`page-width footer-parts ${asks ? "footer-four" : "footer-three"}`}>
        <div className="footer-brand">
          <p className="footer-name">
            <ShopLogo logo={look.logo} className="footer-logo" /> {name}
          </p>
          <p className="footer-motto">{description}</p>
          {social.length > 0 && <SocialLinks label={footer.social} links={social} />}
        </div>
        <FooterColumn title={footer.quickLinks} look="footer-flow">
          <FooterLink to={paths.home()}>{shell.home}</FooterLink>
          <FooterLink to={paths.products()}>{shell.products}</FooterLink>
          <FooterLink to={paths.cart()}>{shell.cart}</FooterLink>
          <FooterLink to={paths.stores()}>{shell.stores}</FooterLink>
          <SignedInOrOut as="li" way="in">
            <ShopLink to={paths.profile()} className="footer-link">
              {profile}
            </ShopLink>
          </SignedInOrOut>
          <SignedInOrOut as="li" way="out">
            <ShopLink to={paths.login()} className="footer-link">
              {shell.login}
            </ShopLink>
          </SignedInOrOut>
        </FooterColumn>
        {isReachable && (
          <FooterColumn title={footer.contact} look="footer-flow footer-contact">
            {contact.address && (
              <li className="footer-fact">
                <Icon name="pin" className="footer-icon" />
                <span>
                  <span className="sr-only">{footer.address}: </span>
                  <span lang={contact.in}>{contact.address}</span>
                </span>
              </li>
            )}
            {contact.phone && (
              <li>
                <a className="footer-link" href={`tel:${contact.phone.replaceAll(" ", "")}`}>
                  <Icon name="phone" className="footer-sign" />
                  <span className="sr-only">{footer.phone}: </span>
                  {contact.phone}
                </a>
              </li>
            )}
            {contact.email && (
              <li>
                <a className="footer-link" href={`mailto:${contact.email}`}>
                  <Icon name="mail" className="footer-sign" />
                  <span className="sr-only">{footer.email}: </span>
                  {contact.email}
                </a>
              </li>
            )}
            {contact.hours && (
              <li className="footer-fact">
                <Icon name="clock" className="footer-icon" />
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
      <div className="footer-end">
        <div className="page-width footer-line line gap-l wraps apart small">
          <PaymentLogos pays={shellData.shop.pays} />
          <LanguageSwitch lang={shellData.lang} />
          <p className="footer-rights">{footer.copyright(shellData.year, name)}</p>
          <nav aria-label={policies.label} className="footer-nav">
            <ul className="footer-pages">
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
      <h2 className="footer-heading large strong">{title}</h2>
      <ul className={`footer-list ${look}`}>{children}</ul>
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
    <ul className="footer-social" aria-label={label}>
      {links.map(({ name, icon, href }) => (
        <li key={icon}>
          <a
            className="icon-button footer-social-link"
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

function PaymentLogos({ pays }: Pick<ShopView, "pays">) {
  const { footer } = useFrameTexts();
  const names = pays.flatMap((way) => (way === "cash" ? [footer.cash] : payNames[way]));
  if (names.length === 0) return null;
  return (
    <ul aria-label={footer.payBy} className="footer-pays beside gap-s wraps">
      {names.map((name) => (
        <li key={name} className="badge footer-pay">
          {name}
        </li>
      ))}
    </ul>
  );
}
