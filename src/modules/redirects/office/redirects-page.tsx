import type { AnswerOf } from "#contract/endpoint.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { useOffice } from "#manage/frame/office-context.ts";
import { officePath } from "#manage/frame/office-path.ts";
import { ActionField } from "#manage/parts/action-field.tsx";
import { ActionForm } from "#manage/parts/action-form.tsx";
import { AsWritten } from "#manage/parts/as-written.tsx";
import { SearchForm } from "#manage/parts/search-form.tsx";
import { Section } from "#manage/parts/section.tsx";
import { TableForm } from "#manage/parts/table-form.tsx";
import { BackToShop } from "#modules/settings/office/public/setting-page.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { redirectEndpoints } from "../endpoints.ts";

type RedirectsPageProps = {
  readonly list: Pick<AnswerOf<typeof redirectEndpoints.list>, "redirects" | "next" | "count">;
  readonly filter: { readonly search?: string; readonly cursor?: string };
};

export const redirectsPath = officePath("shop/redirects");

/** Old addresses and where they lead, with a form for one and a file for many. */
export function RedirectsPage({ list: { redirects, next, count }, filter }: RedirectsPageProps) {
  const { redirects: words } = textsOf(useOffice().shell.lang);
  return (
    <>
      <BackToShop />
      <h1>{words.page.title}</h1>
      <p className="setting-lead">{words.page.lead}</p>
      <p className="muted">{words.shopify}</p>
      <Section title={words.add}>
        <ActionForm endpoint={redirectEndpoints.set} input={{}} className="goods-form">
          {(state) => (
            <>
              <ActionField
                {...{ state, name: "from", label: words.from, hint: words.fromHint }}
                autoComplete="off"
                required
              />
              <ActionField
                {...{ state, name: "to", label: words.to, hint: words.toHint }}
                autoComplete="off"
                required
              />
              <button type="submit" className="button button-primary at-start">
                {words.save}
              </button>
            </>
          )}
        </ActionForm>
      </Section>
      <Section title={words.in}>
        <p className="muted">{words.inHint}</p>
        <TableForm endpoint={redirectEndpoints.read} label={words.file} send={words.send} />
      </Section>
      {count > 0 && (
        <Section title={words.count(count)}>
          <SearchForm label={words.search} search={filter.search} clear={redirectsPath} />
          {redirects.length === 0 && <p className="nothing">{words.noneFound}</p>}
          <ul className="rows">
            {redirects.map(({ path, target }) => (
              <li key={path} className="row">
                <span className="grow">
                  <b className="setting-name">
                    <AsWritten text={path} />
                  </b>
                  <span className="row-facts">
                    <a href={target}>{target}</a>
                  </span>
                </span>
                <ActionForm endpoint={redirectEndpoints.remove} input={{ path }}>
                  <button type="submit" className="icon-button" aria-label={words.remove(path)}>
                    <Icon name="trash" />
                  </button>
                </ActionForm>
              </li>
            ))}
          </ul>
          <p className="pages">
            {filter.cursor && <a href={redirectsPath}>{words.first}</a>}
            {next !== null && (
              <a href={`${redirectsPath}?${new URLSearchParams({ cursor: next })}`}>{words.more}</a>
            )}
            <a href={`/api${redirectEndpoints.take.path}`}>
              <Icon name="download" /> {words.download}
            </a>
          </p>
        </Section>
      )}
    </>
  );
}
