import type { AnswerOf } from "#contract/call.ts";
import type { scarceCalls } from "#contract/calls/scarce.ts";
import { stockCalls } from "#contract/calls/stock.ts";
import { Icon } from "#web/ui/icon.tsx";
import { useOffice } from "../frame/office-context.ts";
import { officePath } from "../frame/places.ts";
import { AsWritten } from "./as-written.tsx";
import { DeedForm } from "./deed-form.tsx";
import { RowPicture } from "./row-picture.tsx";
import { variantName } from "./variant-name.ts";

type ScarceRowProps = {
  readonly choice: AnswerOf<typeof scarceCalls.list>["choices"][number];
  /** Where one comes back to. */
  readonly here: string;
};

export function ScarceRow({ choice, here }: ScarceRowProps) {
  const { scarce } = useOffice().words;
  const { id, title, picture, colour, size, free, stockVersion: seen } = choice;
  const name = variantName({ colour, size });
  return (
    <li className="row scarce">
      <RowPicture picture={picture} />
      <a href={officePath(`goods/${id}`)} className="row-link" data-row>
        <b className="row-title">
          <AsWritten text={title} />
        </b>
        <span className="row-facts">
          {name && (
            <>
              <AsWritten text={name} />
              {" · "}
            </>
          )}
          {scarce.left(free)}
        </span>
      </a>
      <DeedForm
        call={stockCalls.move}
        input={{ id, colour, size, reason: "received", seen }}
        next={here}
        className="scarce-form"
      >
        {({ typedOf, errorOf }) => (
          <>
            <input
              type="number"
              name="change"
              min={1}
              max={9_999}
              inputMode="numeric"
              required
              aria-label={scarce.cameOf([title, name].filter(Boolean).join(", "))}
              defaultValue={typedOf("change")}
              className="input"
            />
            <button type="submit" className="button button-quiet button-small">
              <Icon name="plus" /> <span className="max-[30rem]:sr-only">{scarce.came}</span>
            </button>
            {errorOf() && <p className="field-error">{errorOf()}</p>}
          </>
        )}
      </DeedForm>
    </li>
  );
}
