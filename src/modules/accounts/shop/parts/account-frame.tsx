import type { ReactNode } from "react";
import { accounts as accountsWords } from "#modules/accounts/texts/accounts.ts";
import { Icon } from "#web/ui/icon.tsx";
import { MarketPicture } from "#web/ui/market-picture.tsx";
import { PageHead } from "#web/ui/page-head.tsx";
import { useShop } from "#web/ui/shell-context.ts";
import { useWords } from "#web/ui/words.ts";

type AccountFrameProps = {
  readonly title: string;
  /** Of a page that search engines may show; the others are none of theirs. */
  readonly description?: string;
  readonly lead?: string;
  /** The id of what is said with the heading, which has the focus when the page comes. */
  readonly toldBy?: string | undefined;
  /** Beside the form, in the place of what an account is good for; without a title, below what the shop says of itself. */
  readonly calm?: { readonly title?: string; readonly text: string };
  readonly children: ReactNode;
};

/** The page of one short form, beside what an account is good for. */
export function AccountFrame({ title, description, lead, toldBy, calm, children }: AccountFrameProps) {
  const accounts = useWords("accounts", accountsWords);
  const { tagline } = useShop();
  const named = calm ? (calm.title ?? tagline) : accounts.benefitsLabel;
  return (
    <div className="page-width account-page">
      {description ? (
        <PageHead title={title} description={description} />
      ) : (
        <>
          <PageHead title={title} />
          <meta name="robots" content="noindex" />
        </>
      )}
      <div className="card account-card">
        <aside aria-label={named} className={`account-aside ${calm?.title ? "" : "not-phone"}`}>
          <div className="wide-only">
            <p className="account-word">{named}</p>
            {calm ? (
              <p className="above-m">{calm.text}</p>
            ) : (
              <ul className="stack above-xl">
                {accounts.benefits.map((benefit) => (
                  <li key={benefit} className="beside">
                    <Icon name="done" className="account-icon" /> {benefit}
                  </li>
                ))}
              </ul>
            )}
          </div>
          <MarketPicture />
        </aside>
        <div className="roomy">
          <h1 className="title-1" aria-describedby={toldBy}>
            {title}
          </h1>
          {lead && <p className="above-s muted">{lead}</p>}
          <div className="account-body above-l">{children}</div>
        </div>
      </div>
    </div>
  );
}
