import { formatRupees } from "#contract/format/money.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { type Stage, stages } from "#modules/orders/order-view.ts";
import { day } from "#web/ui/format-dates.ts";
import { Icon } from "#web/ui/icon.tsx";
import { Scene } from "#web/ui/scene.tsx";
import type { TrackPart } from "./track-part.ts";

/** Where it is now, and what comes next. */
export function TrackState({ view, lang, isThanks = false }: TrackPart & { readonly isThanks?: boolean }) {
  const { track: words, orders } = textsOf(lang);
  const { tracking } = orders;
  const { status, step, cancelReason } = view;
  const at = stages.indexOf(status as Stage);
  const about: Readonly<Record<string, string>> = tracking.about;
  const ordered = view.bill.total === 0 ? "free" : view.isPaid ? "ordered" : "placed";
  const isOpen = at >= 0 && at < stages.indexOf("delivered");
  return (
    <section className="pay-state" aria-labelledby="stands">
      {isThanks ? (
        <TrackThanks view={view} lang={lang} />
      ) : (
        <p id="stands">
          <Icon name={status === "cancelled" ? "alert" : "done"} />{" "}
          <b>{about[status === "ordered" ? ordered : status] ?? tracking.about.unknown}</b>
        </p>
      )}
      {cancelReason && <p>{orders.cancelReason[cancelReason]}</p>}
      {step !== null && step !== "packed" && <p>{tracking.step[step]}</p>}
      {isOpen && !view.isPaid && <p>{words.cash(formatRupees(view.bill.total - view.lessPaise))}</p>}
      {isOpen && (
        <p>
          {words.expected}: <b>{day(view.expectedAt, lang)}</b>
        </p>
      )}
      {view.payPath && (
        <p>
          {words.payOpen}{" "}
          <a href={view.payPath} className="button button-primary">
            {words.pay}
          </a>
        </p>
      )}
      {at >= 0 && (
        <ol className="track-steps" aria-label={tracking.progress}>
          {stages.map((stage, nth) => (
            <li
              key={stage}
              className={nth <= at ? "is-done" : undefined}
              aria-current={nth === at ? "step" : undefined}
            >
              {tracking.stage[stage]}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

/** Ordered just now: where messages go, and how one finds it again. */
function TrackThanks({ view, lang }: TrackPart) {
  const { track: words } = textsOf(lang);
  return (
    <div role="status" className="pay-thanks">
      <Scene name="done" />
      <p id="stands" className="title-3">
        <b>{words.thanks}</b>
      </p>
      <p>{words.toldTo(view.to.email ?? view.to.phone)}</p>
      <p className="muted">{words.bookmark}</p>
    </div>
  );
}
