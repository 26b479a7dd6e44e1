import { Fragment } from "react";
import { formatRupees } from "#contract/format/money.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { stages } from "#modules/orders/order-view.ts";
import { stageNames, stageShown } from "#modules/orders/shop/public/where-it-is.ts";
import { day } from "#web/ui/format-dates.ts";
import { Icon } from "#web/ui/icon.tsx";
import { Scene } from "#web/ui/scene.tsx";
import { TrackCollect } from "./track-collect.tsx";
import type { TrackPart } from "./track-part.ts";

/** Where it is now, and what comes next. */
export function TrackState({ view, lang, isThanks = false }: TrackPart & { readonly isThanks?: boolean }) {
  const { track: words, orders } = textsOf(lang);
  const { tracking } = orders;
  const { status, step, cancelReason } = view;
  const at = stageShown(view) ?? -1;
  const about: Readonly<Record<string, string>> = view.collect
    ? { ...tracking.about, placed: tracking.collect.placed, delivered: tracking.collect.delivered }
    : tracking.about;
  const names = stageNames(tracking, view.collect !== null);
  const ordered = view.bill.total === 0 ? "free" : view.isPaid ? "ordered" : "placed";
  const isOpen = at >= 0 && at < stages.indexOf("delivered");
  return (
    <section className="pay-state" aria-labelledby="stands">
      {isThanks ? (
        <TrackThanks view={view} lang={lang} />
      ) : (
        <p id="stands">
          <Icon name={status === "cancelled" ? "alert" : "done"} />{" "}
          <b>
            {view.collect?.atCounter
              ? tracking.collect.ready
              : (about[status === "ordered" ? ordered : status] ?? tracking.about.unknown)}
          </b>
        </p>
      )}
      {cancelReason && <p>{orders.cancelReason[cancelReason]}</p>}
      {step !== null && step !== "packed" && <p>{tracking.step[step]}</p>}
      {view.collect && status !== "cancelled" && <TrackCollect view={view} lang={lang} />}
      {isOpen && !view.isPaid && (
        <p>{(view.collect ? tracking.collect.pay : words.cash)(formatRupees(view.finalPaise))}</p>
      )}
      {isOpen && !view.collect && (
        <p>
          {words.expected}: <b>{day(view.expectedAt, lang)}</b>
        </p>
      )}
      {view.together.length > 0 && (
        <p>
          {orders.together}{" "}
          {view.together.map(({ number, path }, nth) => (
            <Fragment key={number}>
              {nth > 0 && ", "}
              <a href={path}>{number}</a>
            </Fragment>
          ))}
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
              {names[stage]}
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
