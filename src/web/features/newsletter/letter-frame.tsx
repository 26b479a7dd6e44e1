import type { ReactNode } from "react";
import { MarketPicture } from "#web/ui/market-picture.tsx";
import { PageHead } from "#web/ui/page-head.tsx";

type LetterFrameProps = {
  readonly title: string;
  readonly description?: string;
  readonly lead?: string;
  readonly children: ReactNode;
  /** A letter, in the place of the market's picture. */
  readonly sample?: ReactNode;
  /** Goods, such as the letters tell of. */
  readonly beside?: ReactNode;
};

/** One thing to do about the letters, beside one of them or the market that they tell of. */
export function LetterFrame({ title, description, lead, children, sample, beside }: LetterFrameProps) {
  return (
    <div className="page-width py-8 lg:py-12">
      <PageHead title={title} {...(description !== undefined && { description })} />
      <div className="card grid overflow-hidden md:grid-cols-2">
        <div className="self-center p-5 sm:p-8">
          <h1 className="text-3xl">{title}</h1>
          {lead && <p className="mt-2 text-lg text-muted">{lead}</p>}
          <div className="mt-6 grid justify-items-start gap-5">{children}</div>
        </div>
        <div className={`account-aside ${sample ? "p-5" : ""}`}>
          {sample}
          <MarketPicture />
        </div>
      </div>
      {beside}
    </div>
  );
}
