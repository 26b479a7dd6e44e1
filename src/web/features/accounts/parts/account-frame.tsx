import type { ReactNode } from "react";
import { accounts as accountsWords } from "#contract/texts/en/accounts.ts";
import { Icon } from "#web/ui/icon.tsx";
import { MarketPicture } from "#web/ui/market-picture.tsx";
import { useShop } from "#web/ui/page-facts.ts";
import { PageHead } from "#web/ui/page-head.tsx";
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
    <div className="page-width py-4 lg:py-12">
      {description ? (
        <PageHead title={title} description={description} />
      ) : (
        <>
          <PageHead title={title} />
          <meta name="robots" content="noindex" />
        </>
      )}
      <div className="card mx-auto grid max-w-md overflow-hidden p-0 lg:max-w-4xl lg:grid-cols-[3fr_4fr]">
        <aside aria-label={named} className={`account-aside ${calm?.title ? "" : "max-sm:hidden"}`}>
          <div className="max-lg:hidden">
            <p className="text-2xl leading-tight font-extrabold">{named}</p>
            {calm ? (
              <p className="mt-3">{calm.text}</p>
            ) : (
              <ul className="mt-6 grid gap-3">
                {accounts.benefits.map((benefit) => (
                  <li key={benefit} className="flex gap-3">
                    <Icon name="done" className="mt-0.5 text-accent-deep" /> {benefit}
                  </li>
                ))}
              </ul>
            )}
          </div>
          <MarketPicture />
        </aside>
        <div className="p-5 sm:p-8">
          <h1 className="text-3xl" aria-describedby={toldBy}>
            {title}
          </h1>
          {lead && <p className="mt-2 text-muted">{lead}</p>}
          <div className="mt-4 grid gap-4 sm:gap-5">{children}</div>
        </div>
      </div>
    </div>
  );
}
