import { pathIn } from "#contract/lang-address.ts";
import { type PolicyPage, policyPages, policyPath } from "#contract/policies.ts";
import { policyBlocks } from "#contract/policy-blocks.ts";
import type { Parts } from "#contract/setting-shapes.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { wordsIn } from "#contract/words.ts";
import { draftName } from "#server/office/draft-name.ts";
import { Icon } from "#web/ui/icon.tsx";
import { TextBlocks } from "#web/ui/text-blocks.tsx";
import { useOffice } from "../frame/office-context.ts";
import { officePath } from "../frame/places.ts";
import { BackTo } from "../parts/back-to.tsx";
import { Section } from "../parts/section.tsx";
import type { Flat } from "../settings/flat-fields.ts";
import { SettingField } from "../settings/setting-field.tsx";
import { SettingForm, type SettingState } from "../settings/setting-form.tsx";
import { BackToShop } from "./setting-page.tsx";

/** Of each page whether the owner wrote it. */
export function PoliciesPage({ state }: { readonly state: SettingState }) {
  const { lang } = useOffice().shell;
  const { shopPages: words } = textsOf(lang);
  return (
    <>
      <BackToShop />
      <h1>{words.group.policies.title}</h1>
      <p className="setting-lead">{words.policy.lead}</p>
      <ul className="rows">
        {policyPages.map((page) => (
          <li key={page} className="row">
            <span className="row-link need">
              <span>
                <b className="setting-name">{words.field[`policies.${page}`]}</b>
                {isOwn(state, page) && <span className="row-facts">{words.policy.isOwn}</span>}
              </span>
            </span>
            <a
              href={officePath(`shop/policies/${page}`)}
              className="button button-quiet button-small"
              aria-label={words.policy.editOf(words.field[`policies.${page}`] ?? page)}
              data-row
            >
              <Icon name="edit" /> {words.policy.edit}
            </a>
            <a
              href={pathIn(lang, policyPath(page))}
              className="button button-quiet button-small"
              aria-label={words.policy.pageInShop(words.field[`policies.${page}`] ?? page)}
            >
              {words.policy.view} <Icon name="external" />
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

function isOwn({ value }: SettingState, page: PolicyPage): boolean {
  return ((value[page] as { en?: string } | undefined)?.en ?? "") !== "";
}

function DraftButton({ value, children }: { readonly value: string; readonly children: string }) {
  return (
    <button type="submit" name={draftName} value={value} formNoValidate className="button button-quiet">
      {children}
    </button>
  );
}

type PolicyProps = {
  readonly page: PolicyPage;
  readonly state: SettingState;
  readonly parts: Parts;
  readonly typed: Flat | undefined;
  readonly made: { readonly en: string; readonly hi: string };
  /** What shoppers would read, where the owner asked to see it first. */
  readonly seen: string | undefined;
};

export function PolicySettingPage({ page, state, parts, typed, made, seen }: PolicyProps) {
  const { shell } = useOffice();
  const { shopPages: words } = textsOf(shell.lang);
  const [name, shape] = parts[0] ?? [];
  return (
    <>
      <BackTo to="shop/policies" name={words.group.policies.title} />
      <h1>{words.field[`policies.${page}`]}</h1>
      <p className="setting-lead">{isOwn(state, page) ? words.policy.own : words.policy.made}</p>
      <p>
        <a href={pathIn(shell.lang, policyPath(page))} className="out-link">
          {words.policy.inShop} <Icon name="external" />
        </a>
      </p>
      <details className="fold" open={isOwn(state, page) || typed !== undefined}>
        <summary>
          {isOwn(state, page) ? words.policy.isOwn : words.policy.write}
          <Icon name="chevron-down" className="turns push" />
        </summary>
        <SettingForm state={state} parts={parts} typed={typed} only={[page]}>
          <p className="field-hint">{words.policy.signs}</p>
          {name && shape && <SettingField name={name} shape={shape} />}
          <div className="reach">
            <DraftButton value="use">{words.policy.use}</DraftButton>
            <DraftButton value="see">{words.policy.see}</DraftButton>
          </div>
        </SettingForm>
      </details>
      {seen !== undefined && (
        <Section title={words.policy.seen}>
          <TextBlocks blocks={policyBlocks(seen || wordsIn(made, shell.lang))} lang={shell.lang} />
        </Section>
      )}
      <Section title={words.policy.asMade}>
        <div className="page-text">
          <TextBlocks blocks={policyBlocks(wordsIn(made, shell.lang))} lang={shell.lang} />
        </div>
      </Section>
    </>
  );
}
