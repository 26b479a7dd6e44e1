import { Fragment, type ReactNode } from "react";
import { Icon } from "#web/ui/icon.tsx";
import { ShopLink } from "#web/ui/shop-link.tsx";

type QuickWay = {
  readonly by: "phone" | "mail" | "whatsapp";
  readonly name: string;
  readonly href: string;
  readonly value?: string;
};

type QuickContactsProps = {
  readonly ways: readonly QuickWay[];
  /** The way to the form, where that is not below. */
  readonly write?: { readonly to: string; readonly name: string };
};

const look = "button button-quiet quick-way";

/** Where all else stands below them, calling and writing are a row of buttons. */
export function QuickContacts({ ways, write }: QuickContactsProps) {
  if (ways.length === 0 && !write) return null;
  // Three beside each other leave a phone no room for what they lead to.
  const areMany = ways.length > 2;
  return (
    <ul className="beside narrow-only">
      {write && (
        <Way>
          <ShopLink to={write.to} className={look}>
            <Icon name="chat" className="accent" /> {write.name}
          </ShopLink>
        </Way>
      )}
      {ways.map(({ by, name, href, value }) => (
        <Way key={href}>
          <a className={look} href={href} rel="noreferrer">
            <span className={`quick-way-words ${value && !areMany ? "" : "quick-way-words-tall"}`}>
              <Icon name={by} className="accent" /> {name}
            </span>
            {value && (
              <span className={`quick-way-detail ${areMany ? "not-phone" : ""}`}>
                {/* Where it does not fit it breaks after the sign, not within a name. */}
                {value.split(/(?<=@)/).map((part, at) => (
                  <Fragment key={part}>
                    {at > 0 && <wbr />}
                    {part}
                  </Fragment>
                ))}
              </span>
            )}
          </a>
        </Way>
      ))}
    </ul>
  );
}

function Way({ children }: { readonly children: ReactNode }) {
  return <li className="quick-way-item grow">{children}</li>;
}
