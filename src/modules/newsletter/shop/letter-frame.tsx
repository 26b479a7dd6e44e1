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
    <div className="page-width page-room">
      <PageHead title={title} {...(description !== undefined && { description })} />
      <div className="card letter">
        <div className="letter-words">
          <h1 className="title-1">{title}</h1>
          {lead && <p className="above-s large muted">{lead}</p>}
          <div className="letter-form">{children}</div>
        </div>
        <div className={`account-aside ${sample ? "room" : ""}`}>
          {sample}
          <MarketPicture />
        </div>
      </div>
      {beside}
    </div>
  );
}
