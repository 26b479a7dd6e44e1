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

export type ScarceChoice = AnswerOf<typeof scarceCalls.list>["choices"][number];

type ScarceProductProps = {
  /** Of one product; the first is there always. */
  readonly choices: readonly [ScarceChoice, ...ScarceChoice[]];
  /** Where one comes back to. */
  readonly here: string;
};

/** One product, and below it what of it runs low: several choices are no reason to show it several times. */
export function ScarceProduct({ choices, here }: ScarceProductProps) {
  const { scarce } = useOffice().words;
  const [{ id, title, picture }, ...others] = choices;
  const one = others.length === 0 ? choices[0] : undefined;
  const name = one && variantName(one);
  return (
    <li className="scarce">
      <div className="row">
        <RowPicture picture={picture} />
        <a href={officePath(`goods/${id}`)} className="row-link" data-row>
          <b className="row-title">
            <AsWritten text={title} />
          </b>
          <span className="row-facts">
            {one ? (
              <>
                {name && <AsWritten text={`${name} · `} />}
                {scarce.left(one.free)}
              </>
            ) : (
              scarce.choices(choices.length)
            )}
          </span>
        </a>
        {one && <CameIn choice={one} here={here} />}
      </div>
      {!one && (
        <ul>
          {choices.map((choice) => (
            <li key={`${choice.colour} ${choice.size}`} className="row">
              <span className="row-link">
                <AsWritten text={variantName(choice)} />{" "}
                <span className="row-facts">{scarce.left(choice.free)}</span>
              </span>
              <CameIn choice={choice} here={here} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

type CameInProps = { readonly choice: ScarceChoice; readonly here: string };

function CameIn({ choice, here }: CameInProps) {
  const { scarce } = useOffice().words;
  const { id, title, colour, size, stockVersion: seen } = choice;
  return (
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
            placeholder="0"
            required
            aria-label={scarce.cameOf([title, variantName(choice)].filter(Boolean).join(", "))}
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
  );
}
