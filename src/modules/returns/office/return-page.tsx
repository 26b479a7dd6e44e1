import { formatRupees } from "#contract/format/money.ts";
import { phoneShown } from "#contract/format/phone-shown.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { useOffice } from "#manage/frame/office-context.ts";
import { officePath } from "#manage/frame/office-path.ts";
import { actorName } from "#manage/log/actor-name.ts";
import { AsWritten } from "#manage/parts/as-written.tsx";
import { BackTo } from "#manage/parts/back-to.tsx";
import { Section } from "#manage/parts/section.tsx";
import { dayName, minute } from "#web/ui/format-dates.ts";
import { ReturnActions } from "./return-actions.tsx";
import { ReturnLines } from "./return-lines.tsx";
import { ReturnNext } from "./return-next.tsx";
import type { ReturnPart } from "./return-parts.ts";

export function ReturnPage({ one }: ReturnPart) {
  const { shell, words } = useOffice();
  const { returns } = textsOf(shell.lang);
  const { office } = returns;
  const isOver = ["refunded", "exchanged", "refused", "withdrawn"].includes(one.state);
  return (
    <>
      <BackTo to="returns" name={office.back} />
      <h1 className="order-head">
        {office.one(one.number)}{" "}
        <span className={isOver ? "badge" : "badge badge-accent"}>{office.state[one.state]}</span>
      </h1>
      <p className="below-l muted">
        <AsWritten text={one.customer} /> · {office.wish[one.wish]} · {minute(one.askedAt, shell.lang)}
      </p>
      <div className="order-columns">
        <div>
          {/* What is to be looked at is seen before what is said of it. */}
          {one.state === "received" && <ReturnLines one={one} />}
          <ReturnNext one={one} />
          {one.state !== "received" && <ReturnLines one={one} />}
          <Outcome one={one} />
        </div>
        <div>
          <Section title={returns.reasons[one.reason]}>
            {one.words && (
              <p className="typed-words">
                <AsWritten text={one.words} />
              </p>
            )}
            <p className="row-facts">{office.times(one.timesReturned)}</p>
            {one.phone && (
              <p className="above-s">
                <a href={`tel:${one.phone}`} className="button button-quiet button-small">
                  {words.order.call} {phoneShown(one.phone)}
                </a>
              </p>
            )}
          </Section>
          <Way one={one} />
          <Pictures one={one} />
          <ReturnActions one={one} />
          <Section title={office.history}>
            <ol className="history">
              {one.events.map(({ state, by, note, at }) => (
                <li key={`${state}${at}`}>
                  <b>{office.state[state]}</b> {note && <AsWritten text={note} />}
                  <span className="row-facts">
                    {minute(at, shell.lang)} · {actorName(by, words.order)}
                  </span>
                </li>
              ))}
            </ol>
          </Section>
        </div>
      </div>
    </>
  );
}

function Way({ one: { way, trackingNumber, number } }: ReturnPart) {
  const { lang } = useOffice().shell;
  const { office, parts } = textsOf(lang).returns;
  const text =
    way.kind === "pickUp"
      ? office.wayOf.pickUp(dayName(way.day, lang), parts[way.part])
      : way.kind === "store"
        ? office.wayOf.store(way.name)
        : office.wayOf.send;
  return (
    <Section title={office.way}>
      <p>
        {text}
        {trackingNumber && <span className="row-facts">{trackingNumber}</span>}
      </p>
      <p>
        <a href={officePath(`orders/${number}`)}>
          {office.order} {number}
        </a>
      </p>
    </Section>
  );
}

function Pictures({ one: { id, pictures } }: ReturnPart) {
  const { office } = textsOf(useOffice().shell.lang).returns;
  if (pictures === 0) return null;
  return (
    <Section title={office.pictures}>
      <div className="return-pictures">
        {Array.from({ length: pictures }, (_, at) => at + 1).map((nth) => {
          const src = `/api/manage/returns/${id}/pictures/${nth}`;
          return (
            <a key={nth} href={src} target="_blank" rel="noreferrer">
              <img src={src} alt={office.pictureOf(nth)} width={160} height={160} loading="lazy" />
            </a>
          );
        })}
      </div>
    </Section>
  );
}

/** What became of it: money on its way, or another order. */
function Outcome({ one: { state: stands, money, newNumber } }: ReturnPart) {
  const { returns } = textsOf(useOffice().shell.lang);
  if (newNumber)
    return (
      <p>
        <a href={officePath(`orders/${newNumber}`)}>{returns.newOrder(newNumber)}</a>
      </p>
    );
  if (money && !money.refund && stands === "refunded") return <p>{returns.office.settled}</p>;
  if (!money?.refund) return null;
  const { paise, state, bankReference, refusal } = money.refund;
  return (
    <p>
      <b>{returns.office.given(formatRupees(paise))}</b>
      <span className="row-facts">
        {[returns.office.refund[state], bankReference && returns.bank(bankReference), refusal]
          .filter(Boolean)
          .join(" · ")}
      </span>
    </p>
  );
}
