import type { AnswerOf } from "#contract/endpoint.ts";
import { useOffice } from "#manage/frame/office-context.ts";
import { officePath } from "#manage/frame/office-path.ts";
import { ActionForm } from "#manage/parts/action-form.tsx";
import { BackTo } from "#manage/parts/back-to.tsx";
import { NothingHere } from "#manage/parts/nothing-here.tsx";
import { minute } from "#web/ui/format-dates.ts";
import { unsentEndpoints } from "../unsent-endpoints.ts";

type Unsent = Pick<AnswerOf<typeof unsentEndpoints.list>, "messages" | "isMore">;

/** What customers and staff have not got, and why. */
export function UnsentPage({ messages, isMore }: Unsent) {
  const { unsent, nav } = useOffice().words;
  const isGivenUp = messages.some(({ nextTryAt }) => nextTryAt === null);
  return (
    <>
      <BackTo to="" name={nav.today} />
      <div className="head-row">
        <h1>{unsent.title}</h1>
        {isGivenUp && (
          <ActionForm endpoint={unsentEndpoints.retryAll} input={{}} next={officePath("unsent")}>
            <button type="submit" className="button button-primary">
              {unsent.retryAll}
            </button>
          </ActionForm>
        )}
      </div>
      {messages.length === 0 ? (
        <NothingHere scene="done" title={unsent.none} text={unsent.noneHint} />
      ) : (
        <p className="setting-lead">{unsent.lead}</p>
      )}
      <ul className="rows above-m">
        {messages.map((message) => (
          <Row key={message.id} message={message} />
        ))}
      </ul>
      {isMore && <p>{unsent.more(messages.length)}</p>}
    </>
  );
}

function Row({ message }: { readonly message: Unsent["messages"][number] }) {
  const { shell, words } = useOffice();
  const { id, kind, to, since, tries, why, nextTryAt } = message;
  const next =
    nextTryAt === null ? words.unsent.givenUp(tries) : words.unsent.next(minute(nextTryAt, shell.lang));
  return (
    <li className="row task">
      <div className="row-link">
        <span className="row-head">
          <b>{words.unsent.kind[kind]}</b> <span className="log-facts">{to}</span>
        </span>
        <span className="block">{why}</span>
        <span className="row-facts">{`${words.unsent.since(minute(since, shell.lang))} · ${next}`}</span>
      </div>
      <ActionForm endpoint={unsentEndpoints.retry} input={{ id }} next={officePath("unsent")}>
        <button type="submit" className="button button-quiet button-small">
          {words.unsent.retry}
        </button>
      </ActionForm>
    </li>
  );
}
