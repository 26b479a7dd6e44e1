import { textsOf } from "#contract/texts/texts.ts";
import { useOffice } from "#manage/frame/office-context.ts";
import { officePath } from "#manage/frame/office-path.ts";
import { ActionField } from "#manage/parts/action-field.tsx";
import { ActionFold } from "#manage/parts/action-fold.tsx";
import { ActionForm } from "#manage/parts/action-form.tsx";
import { BackTo } from "#manage/parts/back-to.tsx";
import { SaveBar } from "#manage/parts/save-bar.tsx";
import { promoCodeEndpoints } from "../endpoints.ts";
import { CodeFields } from "./code-fields.tsx";
import { CodeShare } from "./code-share.tsx";
import { type CodeForOffice, formatLimits, formatUses } from "./format-code.ts";
import { CodeBadge } from "./public/code-badge.tsx";

export function NewCodePage() {
  const { promoCodes: words, selling } = textsOf(useOffice().shell.lang);
  return (
    <>
      <BackTo to="sales/codes" name={selling.codes} />
      <h1>{words.make}</h1>
      <ActionForm endpoint={promoCodeEndpoints.make} input={{}} className="goods-form">
        {(state) => (
          <>
            <ActionField
              state={state}
              name="name"
              label={words.name}
              hint={words.nameHint}
              required
              maxLength={30}
              autoComplete="off"
              autoCapitalize="characters"
            />
            <CodeFields state={state} />
            <SaveBar label={words.save} />
          </>
        )}
      </ActionForm>
    </>
  );
}

export function CodePage({ code }: { readonly code: CodeForOffice }) {
  const { shell, problem } = useOffice();
  const { promoCodes: words, selling } = textsOf(shell.lang);
  const { code: name, state, version: seen, isOn, used } = code;
  const since = problem?.values?.seen;
  return (
    <>
      <BackTo to="sales/codes" name={selling.codes} />
      <h1 className="order-head">
        {name} <CodeBadge state={state} />
      </h1>
      <p className="below-l muted">
        {[formatUses(code, shell.lang), formatLimits(code, shell.lang)].join(" · ")}
      </p>
      {(state === "on" || state === "planned") && <CodeShare code={code} />}
      {since !== undefined && since !== String(seen) && <p className="changed">{words.changed}</p>}
      <ActionForm endpoint={promoCodeEndpoints.turn} input={{ name, seen, ...(!isOn && { on: "1" }) }}>
        <button type="submit" className={`button ${isOn ? "button-quiet" : "button-primary"}`}>
          {isOn ? words.switchOff : words.switchOn}
        </button>
      </ActionForm>
      <ActionForm endpoint={promoCodeEndpoints.change} input={{ name, seen }} className="goods-form">
        {(action) => (
          <>
            <CodeFields state={action} code={code} />
            <SaveBar label={words.save} />
          </>
        )}
      </ActionForm>
      {used === 0 && (
        <ActionFold
          title={words.removeIt}
          press={words.remove}
          endpoint={promoCodeEndpoints.remove}
          input={{ name, seen }}
          next={officePath("sales/codes")}
          look="danger"
        >
          {() => <p>{words.removeHint}</p>}
        </ActionFold>
      )}
    </>
  );
}
