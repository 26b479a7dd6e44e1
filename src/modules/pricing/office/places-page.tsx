import type { AnswerOf } from "#contract/endpoint.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { useOffice } from "#manage/frame/office-context.ts";
import { officePath } from "#manage/frame/office-path.ts";
import { NothingHere } from "#manage/parts/nothing-here.tsx";
import { SearchForm } from "#manage/parts/search-form.tsx";
import { BackToShop } from "#modules/settings/office/public/setting-page.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { placeEndpoints } from "../places-endpoints.ts";
import { BeforeGst, type BeforeGstState } from "./before-gst.tsx";
import { DeliveryAsk, type DeliveryLookup } from "./delivery-ask.tsx";
import { formatPlace, formatPrefix } from "./public/format-rates.ts";
import { RateChanges } from "./rate-changes.tsx";

type Table = Omit<AnswerOf<typeof placeEndpoints.list>, "success" | "message">;
type DeliveryPageProps = {
  readonly table: Table;
  readonly lookup: DeliveryLookup;
  readonly filter: Readonly<Record<string, string>>;
  readonly before: BeforeGstState;
};

const path = officePath("shop/places");

/** Where parcels go and for how much. */
export function DeliveryPage({ table, lookup, filter, before }: DeliveryPageProps) {
  const { lang } = useOffice().shell;
  const { places: words } = textsOf(lang);
  const { places, next, count, counts, changes } = table;
  const { cursor: _, ...rest } = filter;
  const make = (
    <a href={`${path}/place`} className={`button button-small ${counts ? "button-primary" : "button-quiet"}`}>
      <Icon name="plus" /> {words.make}
    </a>
  );
  const files = <a href={`${path}/file`}>{words.files}</a>;
  return (
    <>
      <BackToShop />
      <div className="goods-head">
        <h1>{words.title}</h1>
        {(count > 0 || !counts) && make}
      </div>
      {!counts && <BeforeGst facts={before} />}
      {!counts && <h2>{words.willApply}</h2>}
      {count > 0 && counts && <p className="setting-lead">{words.lead}</p>}
      {(count > 0 || !counts) && (
        <p className="pages">
          <span className="row-note">{count > 0 ? words.count(count) : words.noneYet}</span>
          {files}
        </p>
      )}
      {count > 0 && <SearchForm label={words.search} search={filter.search} clear={path} />}
      {count === 0 && counts && (
        <NothingHere scene="globe" title={words.none} text={words.noneHint}>
          {make}
          <a href={`${path}/file`} className="button button-quiet button-small">
            {words.files}
          </a>
        </NothingHere>
      )}
      {count > 0 && places.length === 0 && <p className="nothing">{words.noneFound}</p>}
      {places.length > 0 && (
        <ul className="rows">
          {places.map((place) => (
            <li key={place.prefix} className="row">
              <a
                href={`${path}/place?${new URLSearchParams({ prefix: place.prefix })}`}
                className="row-link need"
                data-row
              >
                <span>
                  <b className="setting-name">{formatPrefix(place.prefix, lang)}</b>
                  <span className="row-facts">{formatPlace(place, lang)}</span>
                </span>
                <Icon name="chevron-right" className="push" />
              </a>
            </li>
          ))}
        </ul>
      )}
      {(filter.cursor || next !== null) && (
        <p className="pages">
          {filter.cursor && <a href={`${path}?${new URLSearchParams(rest)}`}>{words.first}</a>}
          {next !== null && (
            <a href={`${path}?${new URLSearchParams({ ...rest, cursor: next })}`}>{words.more}</a>
          )}
        </p>
      )}
      <DeliveryAsk lookup={lookup} />
      <RateChanges
        changes={changes}
        takeBack={placeEndpoints.takeBack}
        nameOf={(key) => formatPrefix(key, lang)}
      />
    </>
  );
}
