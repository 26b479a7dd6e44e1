import type { AnswerOf } from "#contract/endpoint.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { useOffice } from "#manage/frame/office-context.ts";
import { officePath } from "#manage/frame/office-path.ts";
import { AsWritten } from "#manage/parts/as-written.tsx";
import { tickName } from "#manage/parts/ticked.ts";
import type { documentEndpoints } from "../endpoints.ts";

export type PickChoice = Pick<
  AnswerOf<typeof documentEndpoints.pick>["orders"][number],
  "id" | "number" | "version" | "name"
> & { readonly isPicked: boolean };

/** For which orders: all that wait are ticked, and what is unticked waits for another walk. */
export function PickWhich({ choices }: { readonly choices: readonly PickChoice[] }) {
  const { pick: words } = textsOf(useOffice().shell.lang);
  if (choices.length < 2) return null;
  return (
    <form action={officePath("pick")} className="pick-which on-choice">
      <fieldset>
        <legend>{words.which}</legend>
        {choices.map(({ id, number, version, name, isPicked }) => (
          <label key={id} className="checkbox">
            <input type="checkbox" name={tickName + id} value={version} defaultChecked={isPicked} />
            <span className="truncate">
              <b className="number">{number}</b> <AsWritten text={name} />
            </span>
          </label>
        ))}
      </fieldset>
      <button type="submit" className="button button-quiet button-small">
        {words.show}
      </button>
    </form>
  );
}
