import type { AnswerOf } from "#contract/endpoint.ts";
import { useOffice } from "#manage/frame/office-context.ts";
import { officePath } from "#manage/frame/office-path.ts";
import { ActionForm } from "#manage/parts/action-form.tsx";
import { AsWritten } from "#manage/parts/as-written.tsx";
import { stockEndpoints } from "#modules/catalogue/stock/endpoints.ts";
import type { scarceEndpoints } from "#modules/catalogue/stock/scarce-endpoints.ts";
import { RowPicture } from "../products/row-picture.tsx";
import { variantName } from "../public/variant-name.ts";

export type ScarceChoice = AnswerOf<typeof scarceEndpoints.list>["choices"][number];

type ScarceProductProps = {
  /** Of one product; the first is there always. */
  readonly choices: readonly [ScarceChoice, ...ScarceChoice[]];
  /** Where one comes back to. */
  readonly here: string;
  /** Something of it came in, or was refused, just now, and more of it may. */
  readonly isOpen: boolean;
};

/** One product and how low it is; how many came in of which choice is asked of who opens it. */
export function ScarceProduct({ choices, here, isOpen }: ScarceProductProps) {
  const { scarce } = useOffice().words;
  const [one, ...others] = choices;
  const { id, title, picture, free } = one;
  const none = choices.filter((choice) => choice.free === 0).length;
  return (
    <li>
      <details className="fold scarce" open={isOpen}>
        <summary data-row>
          <RowPicture picture={picture} />
          <span className="row-link">
            <b className="row-title">
              <AsWritten text={title} />
            </b>
            <span className={isGone(choices) ? "row-facts scarce-gone" : "row-facts"}>
              {others.length > 0 ? scarce.choices(choices.length, none) : scarce.left(free)}
              {others.length === 0 && variantName(one) && (
                <>
                  {" · "}
                  <AsWritten text={variantName(one)} />
                </>
              )}
            </span>
          </span>
          <span className="button button-quiet button-small">{scarce.add}</span>
        </summary>
        <ul>
          {choices.map((choice) => (
            <li key={`${choice.colour} ${choice.size}`} className="scarce-choice">
              <span>
                {variantName(choice) ? <AsWritten text={variantName(choice)} /> : scarce.came}{" "}
                <span className={isGone([choice]) ? "row-facts scarce-gone" : "row-facts"}>
                  {scarce.left(choice.free)}
                </span>
              </span>
              <CameIn choice={choice} here={here} />
            </li>
          ))}
        </ul>
        <a href={officePath(`goods/${id}`)} className="link-row">
          {scarce.open}
        </a>
      </details>
    </li>
  );
}

/** Nothing of these is left. */
export function isGone(choices: readonly ScarceChoice[]): boolean {
  return choices.every(({ free }) => free === 0);
}

type CameInProps = { readonly choice: ScarceChoice; readonly here: string };

function CameIn({ choice, here }: CameInProps) {
  const { scarce } = useOffice().words;
  const { id, title, colour, size, stockVersion: seen } = choice;
  const path = `${here}${here.endsWith("?") ? "" : "&"}open=${id}`;
  return (
    <ActionForm
      endpoint={stockEndpoints.move}
      input={{ id, colour, size, reason: "received", seen }}
      next={path}
      className="scarce-form"
    >
      <input
        type="number"
        name="change"
        min={1}
        max={9_999}
        inputMode="numeric"
        required
        aria-label={scarce.cameOf([title, variantName(choice)].filter(Boolean).join(", "))}
        className="input"
      />
      <button type="submit" className="button button-quiet button-small">
        {scarce.add}
      </button>
    </ActionForm>
  );
}
