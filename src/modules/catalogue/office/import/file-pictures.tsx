import type { AnswerOf } from "#contract/endpoint.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { useOffice } from "#manage/frame/office-context.ts";
import { officePath } from "#manage/frame/office-path.ts";
import { AsWritten } from "#manage/parts/as-written.tsx";
import { Section } from "#manage/parts/section.tsx";
import type { tablesEndpoints } from "#modules/catalogue/import/endpoints.ts";

type FilePicturesProps = {
  readonly id: string;
  readonly pictures: AnswerOf<typeof tablesEndpoints.ask>["pictures"];
};

/** How far the pictures are that a file names elsewhere, and which of them did not come. */
export function FilePictures({ id, pictures: { waits, done, failed, missing } }: FilePicturesProps) {
  const { shell } = useOffice();
  const { table: words, bulk } = textsOf(shell.lang);
  const all = waits + done + failed;
  if (all === 0) return null;
  return (
    <>
      {waits > 0 && (
        <div data-watch>
          <progress
            className="bulk-progress"
            max={all}
            value={done + failed}
            aria-label={words.fetching(done + failed, all)}
          />
          <p>{words.fetching(done + failed, all)}</p>
          <p className="bulk-actions">
            <a href={officePath(`goods/bulk/${id}`)} className="button button-quiet">
              {bulk.refresh}
            </a>
          </p>
        </div>
      )}
      {waits === 0 && done > 0 && <p>{words.fetched(done)}</p>}
      {failed > 0 && (
        <Section title={words.missing(failed)}>
          <p className="muted">{words.missingHint}</p>
          <ul className="rows">
            {missing.map(({ row, productId, title, address, problem }) => (
              <li key={`${row} ${address}`} className="bulk-line">
                <div className="row-head">
                  <a href={officePath(`goods/${productId}`)}>
                    <b>
                      <AsWritten text={title} />
                    </b>
                  </a>
                  {row !== null && <span className="row-facts">{bulk.fileRow(row)}</span>}
                </div>
                <p className="bulk-problem">{words.picture[problem]}</p>
                <p className="row-facts breaks-all">{address}</p>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}
