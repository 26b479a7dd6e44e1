import type { AnswerOf } from "#contract/endpoint.ts";
import type { SettingGroup } from "#contract/shop-settings.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { useOffice } from "#manage/frame/office-context.ts";
import { officePath } from "#manage/frame/office-path.ts";
import { actorName } from "#manage/log/actor-name.ts";
import { formatFields } from "#manage/log/format-fields.ts";
import { ActionForm } from "#manage/parts/action-form.tsx";
import { NothingHere } from "#manage/parts/nothing-here.tsx";
import { minute } from "#web/ui/format-dates.ts";
import { settingsEndpoints } from "../endpoints.ts";
import { BackToShop } from "./public/setting-page.tsx";

type Change = AnswerOf<typeof settingsEndpoints.changes>["changes"][number];

export function SettingChangesPage({ changes }: { readonly changes: readonly Change[] }) {
  const { shopPages: words } = textsOf(useOffice().shell.lang);
  return (
    <>
      <BackToShop />
      <h1>{words.changes.title}</h1>
      <p className="setting-lead">{words.changes.lead}</p>
      {changes.length === 0 ? (
        <NothingHere scene="done" title={words.changes.none} text={words.changes.noneHint} />
      ) : (
        <ol className="history">
          {changes.map((change) => (
            <li key={change.id}>
              <ChangeRow change={change} />
            </li>
          ))}
        </ol>
      )}
    </>
  );
}

function ChangeRow({ change: { id, group, by, at, before, after, canGoBack } }: { readonly change: Change }) {
  const { shell, words: office } = useOffice();
  const { shopPages: words } = textsOf(shell.lang);
  return (
    <>
      <a href={officePath(`shop/${group}`)}>
        <b>{words.group[group as SettingGroup].title}</b>
      </a>
      <span className="row-facts">
        {minute(at, shell.lang)} · {actorName(by, office.order)}
      </span>
      <Side name={words.changes.before} group={group} fields={before} />
      <Side name={words.changes.after} group={group} fields={after} />
      {canGoBack ? (
        <ActionForm endpoint={settingsEndpoints.takeBack} input={{ id }}>
          <button type="submit" className="button button-quiet button-small">
            {words.changes.back}
          </button>
        </ActionForm>
      ) : (
        <span className="row-facts">{words.changes.later}</span>
      )}
    </>
  );
}

type SideProps = {
  readonly name: string;
  readonly group: string;
  readonly fields: Readonly<Record<string, unknown>>;
};

/** Long texts are named, not told again. */
function Side({ name, group, fields }: SideProps) {
  const { shell, words: office } = useOffice();
  const { shopPages: words } = textsOf(shell.lang);
  const said = Object.entries(fields).map(([field, value]) => {
    const text = formatFields(value, office, shell.lang);
    const short = text.length > 160 ? `${text.slice(0, 160)}…` : text;
    return `${words.field[`${group}.${field}`] ?? field}: ${short || "–"}`;
  });
  return (
    <span className="row-facts log-facts">
      {name}: {said.join(" · ")}
    </span>
  );
}
