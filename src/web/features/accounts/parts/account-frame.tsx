import type { ReactNode } from "react";
import { accounts as accountsWords } from "#contract/texts/en/accounts.ts";
import { shell as shellWords } from "#contract/texts/en/shell.ts";
import { Icon } from "#web/ui/icon.tsx";
import { PageHead } from "#web/ui/page-head.tsx";
import { useShopName } from "#web/ui/shop-name.ts";
import { useWords } from "#web/ui/words.ts";

type AccountFrameProps = { readonly title: string; readonly lead?: string; readonly children: ReactNode };

/** The page of one short form, beside what an account is good for. */
export function AccountFrame({ title, lead, children }: AccountFrameProps) {
  const accounts = useWords("accounts", accountsWords);
  const shell = useWords("shell", shellWords);
  return (
    <div className="page-width py-6 sm:py-12">
      <PageHead title={title} />
      <div className="card mx-auto grid max-w-md overflow-hidden p-0 lg:max-w-4xl lg:grid-cols-[5fr_6fr]">
        <aside className="hero hidden flex-col justify-between gap-10 p-10 lg:flex">
          <p className="flex items-center gap-3 text-2xl font-semibold">
            <Icon name="mark" className="size-9" /> {useShopName()}
          </p>
          <ul className="grid gap-5">
            {accounts.benefits.map((benefit) => (
              <li key={benefit} className="flex gap-3">
                <Icon name="done" className="mt-0.5 text-accent" /> {benefit}
              </li>
            ))}
          </ul>
          <p className="text-muted">{shell.tagline}</p>
        </aside>
        <div className="p-5 sm:p-10">
          <h1 className="text-3xl">{title}</h1>
          {lead && <p className="mt-2 text-muted">{lead}</p>}
          <div className="mt-6 grid gap-6">{children}</div>
        </div>
      </div>
    </div>
  );
}
