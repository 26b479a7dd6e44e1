import { textBlocks } from "#contract/format/text-blocks.ts";
import { wordsIn } from "#contract/format/words.ts";
import { pathIn } from "#contract/lang-address.ts";
import type { Parts } from "#contract/settings/setting-shapes.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { useOffice } from "#manage/frame/office-context.ts";
import { officePath } from "#manage/frame/office-path.ts";
import { BackTo } from "#manage/parts/back-to.tsx";
import { Section } from "#manage/parts/section.tsx";
import type { Flat } from "#modules/settings/office/public/fields/flat-fields.ts";
import { SettingField } from "#modules/settings/office/public/fields/setting-field.tsx";
import { SettingForm, type SettingState } from "#modules/settings/office/public/fields/setting-form.tsx";
import { BackToShop } from "#modules/settings/office/public/setting-page.tsx";
import { draftName } from "#server/office/draft-name.ts";
import { Icon } from "#web/ui/icon.tsx";
import { TextBlocks } from "#web/ui/text-blocks.tsx";
import { type PolicyPage, policyPages, policyPath } from "../rules/policy-pages.ts";

/** Of each page whether the owner wrote it. */
export function PoliciesPage({ state }: { readonly state: SettingState }) {
  const { lang } = useOffice().shell;
  const { shopPages: words, policies } = textsOf(lang);
  const { office } = policies;
  return (
    <>
      <BackToShop />
      <h1>{words.group.policies.title}</h1>
      <p className="setting-lead">{office.lead}</p>
      <ul className="rows">
        {policyPages.map((page) => (
          <li key={page} className="row">
            <span className="row-link need">
              <span>
                <b className="setting-name">{words.field[`policies.${page}`]}</b>
                {isOwn(state, page) && <span className="row-facts">{office.isOwn}</span>}
              </span>
            </span>
            <a
              href={officePath(`shop/policies/${page}`)}
              className="button button-quiet button-small"
              aria-label={office.editOf(words.field[`policies.${page}`] ?? page)}
              data-row
            >
              <Icon name="edit" /> {office.edit}
            </a>
            <a
              href={pathIn(lang, policyPath(page))}
              className="button button-quiet button-small"
              aria-label={office.pageInShop(words.field[`policies.${page}`] ?? page)}
            >
              {office.view} <Icon name="external" />
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
  const { shopPages: words, policies } = textsOf(shell.lang);
  const { office } = policies;
  const [name, shape] = parts[0] ?? [];
  return (
    <>
      <BackTo to="shop/policies" name={words.group.policies.title} />
      <h1>{words.field[`policies.${page}`]}</h1>
      <p className="setting-lead">{isOwn(state, page) ? office.own : office.made}</p>
      <p>
        <a href={pathIn(shell.lang, policyPath(page))} className="out-link">
          {office.inShop} <Icon name="external" />
        </a>
      </p>
      <details className="fold" open={isOwn(state, page) || typed !== undefined}>
        <summary>
          {isOwn(state, page) ? office.isOwn : office.write}
          <Icon name="chevron-down" className="turns push" />
        </summary>
        <SettingForm state={state} parts={parts} typed={typed} only={[page]}>
          <p className="field-hint">{office.signs}</p>
          {name && shape && <SettingField name={name} shape={shape} />}
          <div className="reach">
            <DraftButton value="use">{office.use}</DraftButton>
            <DraftButton value="see">{office.see}</DraftButton>
          </div>
        </SettingForm>
      </details>
      {seen !== undefined && (
        <Section title={office.seen}>
          <TextBlocks blocks={textBlocks(seen || wordsIn(made, shell.lang))} lang={shell.lang} />
        </Section>
      )}
      <Section title={office.asMade}>
        <div className="page-text">
          <TextBlocks blocks={textBlocks(wordsIn(made, shell.lang))} lang={shell.lang} />
        </div>
      </Section>
    </>
  );
}
