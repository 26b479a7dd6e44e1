import { Fragment, type ReactNode } from "react";
import { Icon } from "#web/ui/icon.tsx";
import { ShopLink } from "#web/ui/shop-link.tsx";

type QuickWay = {
  readonly by: "phone" | "mail" | "whatsapp";
  readonly name: string;
  readonly href: string;
  readonly value?: string;
};

type QuickWaysProps = {
  readonly ways: readonly QuickWay[];
  /** The way to the form, where that is not below. */
  readonly write?: { readonly to: string; readonly name: string };
};

const look = "button button-quiet min-w-0 flex-1 flex-col gap-1 px-0";

/** Where all else stands below them, calling and writing are a row of buttons. */
export function QuickWays({ ways, write }: QuickWaysProps) {
  if (ways.length === 0 && !write) return null;
  // Three beside each other leave a phone no room for what they lead to.
  const areMany = ways.length > 2;
  return (
    <ul className="flex gap-3 lg:hidden">
      {write && (
        <Way>
          <ShopLink to={write.to} className={look}>
            <Icon name="chat" className="text-accent" /> {write.name}
          </ShopLink>
        </Way>
      )}
      {ways.map(({ by, name, href, value }) => (
        <Way key={href}>
          <a className={look} href={href} rel="noreferrer">
            <span className={`flex items-center gap-x-2 gap-y-1 ${value && !areMany ? "" : "flex-col"}`}>
              <Icon name={by} className="text-accent" /> {name}
            </span>
            {value && (
              <span className={`max-w-full break-words text-muted text-xs ${areMany ? "max-sm:hidden" : ""}`}>
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
  return <li className="flex min-w-0 flex-1">{children}</li>;
}
