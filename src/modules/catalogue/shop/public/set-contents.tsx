import { Fragment } from "react";
import { GoodsTitle } from "./goods-title.tsx";
import { OptionName } from "./option-name.tsx";

type SetContentsProps = {
  readonly parts: readonly {
    readonly productId: string;
    readonly title: string;
    readonly titleHi?: string | undefined;
    readonly colour: string | null;
    readonly size: string | null;
    readonly pieces: number;
  }[];
};

/** What is in a set, in a few lines below its name. */
export function SetContents({ parts }: SetContentsProps) {
  return (
    <ul className="cart-detail">
      {parts.map((part) => (
        <li key={`${part.productId} ${part.colour} ${part.size}`}>
          {part.pieces} × <GoodsTitle of={part} />
          {[part.colour, part.size].map(
            (name) =>
              name && (
                <Fragment key={name}>
                  {" · "}
                  <OptionName name={name} />
                </Fragment>
              ),
          )}
        </li>
      ))}
    </ul>
  );
}
