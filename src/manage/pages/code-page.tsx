import { codesEndpoints } from "#contract/endpoints/codes.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { useOffice } from "../frame/office-context.ts";
import { officePath } from "../frame/places.ts";
import { ActionField } from "../parts/action-field.tsx";
import { ActionFold } from "../parts/action-fold.tsx";
import { ActionForm } from "../parts/action-form.tsx";
import { BackTo } from "../parts/back-to.tsx";
import { CodeBadge } from "../parts/code-badge.tsx";
import { CodeFields } from "../parts/code-form.tsx";
import { type CodeForOffice, limitsSaid, usesSaid } from "../parts/code-said.ts";
import { CodeShare } from "../parts/code-share.tsx";

export function NewCodePage() {
  const { selling } = textsOf(useOffice().shell.lang);
  const { code: words, codes } = selling;
  return (
    <>
      <BackTo to="sales/codes" name={codes} />
      <h1>{words.make}</h1>
      <ActionForm endpoint={codesEndpoints.make} input={{}} className="goods-form">
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
            <SaveBar />
          </>
        )}
      </ActionForm>
    </>
  );
}

export function CodePage({ code }: { readonly code: CodeForOffice }) {
  const { shell, problem } = useOffice();
  const { code: words, codes } = textsOf(shell.lang).selling;
  const { code: name, state, version: seen, isOn, used } = code;
  const since = problem?.values?.seen;
  return (
    <>
      <BackTo to="sales/codes" name={codes} />
      <h1 className="order-head">
        {name} <CodeBadge state={state} />
      </h1>
      <p className="below-l muted">
        {[usesSaid(code, shell.lang), limitsSaid(code, shell.lang)].join(" · ")}
      </p>
      {(state === "on" || state === "planned") && <CodeShare code={code} />}
      {since !== undefined && since !== String(seen) && <p className="changed">{words.changed}</p>}
      <ActionForm endpoint={codesEndpoints.turn} input={{ name, seen, ...(!isOn && { on: "1" }) }}>
        <button type="submit" className={`button ${isOn ? "button-quiet" : "button-primary"}`}>
          {isOn ? words.switchOff : words.switchOn}
        </button>
      </ActionForm>
      <ActionForm endpoint={codesEndpoints.change} input={{ name, seen }} className="goods-form">
        {(action) => (
          <>
            <CodeFields state={action} code={code} />
            <SaveBar />
          </>
        )}
      </ActionForm>
      {used === 0 && (
        <ActionFold
          title={words.removeIt}
          press={words.remove}
          endpoint={codesEndpoints.remove}
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

function SaveBar() {
  const { code: words } = textsOf(useOffice().shell.lang).selling;
  return (
    <div className="save-bar">
      <button type="submit" className="button button-primary">
        {words.save}
      </button>
    </div>
  );
}
