import type { AnswerOf } from "#contract/endpoint.ts";
import { roleHolds } from "#contract/rights.ts";
import { useOffice } from "#manage/frame/office-context.ts";
import { officePath } from "#manage/frame/office-path.ts";
import { ActionForm } from "#manage/parts/action-form.tsx";
import { NothingHere } from "#manage/parts/nothing-here.tsx";
import { mostScarce } from "#modules/catalogue/rules/most-scarce.ts";
import { scarceEndpoints } from "#modules/catalogue/stock/scarce-endpoints.ts";
import { FieldError } from "#web/ui/field-error.tsx";
import { BackToGoods } from "../products/back-to-goods.tsx";
import { isGone, ScarceProduct } from "./scarce-product.tsx";

type ScarcePageProps = Pick<
  AnswerOf<typeof scarceEndpoints.list>,
  "choices" | "next" | "lowAt" | "version"
> & {
  readonly filter: Readonly<Record<string, string>>;
};

const path = officePath("scarce");

export function ScarcePage({ choices, next, lowAt, version, filter }: ScarcePageProps) {
  const { role, words } = useOffice();
  const { open, ...list } = filter;
  const products = byProduct(choices);
  const here = `${path}?${new URLSearchParams(list)}`;
  return (
    <>
      <BackToGoods />
      <h1>
        {/* A page of a longer list does not say how many products all of it has. */}
        {products.length > 0 && !filter.cursor && next === null
          ? words.scarce.titleOf(products.length, words.count(products.length, false))
          : words.scarce.title}
      </h1>
      {roleHolds(role, scarceEndpoints.warnAt.right) && <WarnAt lowAt={lowAt} version={version} />}
      {choices.length === 0 ? (
        <NothingHere scene="done" title={words.scarce.none} text={words.scarce.noneHint} />
      ) : (
        <p className="setting-lead">{words.scarce.lead}</p>
      )}
      <ul className="rows scarce-list">
        {products.map(
          ([id, [first, ...others]]) =>
            first && <ScarceProduct key={id} choices={[first, ...others]} here={here} isOpen={id === open} />,
        )}
      </ul>
      <p className="pages">
        {filter.cursor && <a href={path}>{words.scarce.first}</a>}
        {next && (
          <a href={`${path}?${new URLSearchParams({ cursor: next })}`} className="button button-quiet grow">
            {words.scarce.more}
          </a>
        )}
      </p>
    </>
  );
}

type WarnAtProps = Pick<ScarcePageProps, "lowAt" | "version">;

/** The limit in one line with its button, which comes with a change. */
function WarnAt({ lowAt, version }: WarnAtProps) {
  const { scarce } = useOffice().words;
  const [before, after] = scarce.lowAt;
  return (
    <ActionForm endpoint={scarceEndpoints.warnAt} input={{ seen: version }} next={path} className="low-at">
      {(state) => (
        <>
          <label>
            {before}{" "}
            <input
              className="input"
              name="lowAt"
              type="number"
              inputMode="numeric"
              min={0}
              max={mostScarce}
              defaultValue={state.typedOf("lowAt") ?? String(lowAt)}
              required
              {...(state.errorOf("lowAt") && { "aria-invalid": true, "aria-describedby": "low-at-error" })}
            />{" "}
            {after}
          </label>
          <button type="submit" className="button button-quiet button-small">
            {scarce.keep}
          </button>
          {state.errorOf("lowAt") && <FieldError id="low-at-error" text={state.errorOf("lowAt") ?? ""} />}
        </>
      )}
    </ActionForm>
  );
}

/** What is wholly gone before what is not: a choice that ran out hides others that did not. */
function byProduct(choices: ScarcePageProps["choices"]) {
  const products = [...Map.groupBy(choices, ({ id }) => id)];
  return products.toSorted(([, one], [, other]) => Number(isGone(other)) - Number(isGone(one)));
}
