import { Icon } from "#web/ui/icon.tsx";
import { type OrderView, type Stage, stages } from "../order-view.ts";
import { isComing } from "../rules/order-step.ts";
import { useDates } from "./public/order-dates.ts";
import { useOrderTexts } from "./public/order-texts.ts";
import { stageNames, stageShown } from "./public/where-it-is.ts";

type TrackingProgressProps = Pick<OrderView, "status"> &
  /** When a step was reached or will be, where that is to be said. */
  Partial<Pick<OrderView, "step" | "events" | "expectedAt" | "isCollected" | "collect">> & {
    /** On a phone a row of names, without their times. */
    readonly isBrief?: boolean;
  };

/** An ordered list with the current step named; the bar beside it is for the eyes. */
export function TrackingProgress({
  status,
  step = null,
  events = [],
  expectedAt,
  isCollected = false,
  collect,
  isBrief = false,
}: TrackingProgressProps) {
  const words = useOrderTexts().tracking;
  const { time, shortDay } = useDates();
  const at = stageShown({ status, collect });
  if (at === undefined) return null;
  const current = stages[at] as Stage;
  const names = stageNames(words, isCollected);
  const isToCome = (stage: Stage, index: number) =>
    !isCollected && stage === "delivered" && index > at && isComing({ status, step });
  return (
    <div className={isBrief ? "tracking tracking-brief" : "tracking"}>
      <p className="sr-only">{words.stageOf(at + 1, stages.length, names[current])}</p>
      <div className="tracking-bar" aria-hidden="true">
        <span style={{ "--part": at / (stages.length - 1) } as React.CSSProperties} />
      </div>
      <ol aria-label={words.progress} className="tracking-steps">
        {stages.map((stage, index) => (
          <li
            key={stage}
            data-state={index < at ? "done" : index === at ? "current" : undefined}
            aria-current={index === at ? "step" : undefined}
          >
            <span className="tracking-dot" aria-hidden="true">
              {index < at || (index === at && stage !== "processing") ? (
                <Icon name="check" className="icon-medium" />
              ) : (
                index + 1
              )}
            </span>
            <span>
              {names[stage]}
              {index < at && <span className="sr-only"> ({words.done})</span>}
              {index <= at && <Reached at={events.find((event) => event.status === stage)?.at} say={time} />}
              {isToCome(stage, index) && expectedAt !== undefined && (
                <Reached at={expectedAt} say={(by) => words.expected(shortDay(by))} />
              )}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

type ReachedProps = { readonly at: number | undefined; readonly say: (at: number) => string };

/** Some were passed over, such as by an order that was brought by hand. */
function Reached({ at, say }: ReachedProps) {
  if (at === undefined) return null;
  return <time dateTime={new Date(at).toISOString()}>{say(at)}</time>;
}
