import { useOffice } from "../frame/office-context.ts";
import { officePath } from "../frame/places.ts";
import { NothingHere } from "./nothing-here.tsx";

/** Nobody has said for which orders: all that wait at one press, or some of them. */
export function PickWhich({ waiting }: { readonly waiting: readonly string[] }) {
  const { pick: words } = useOffice().words;
  const isNone = waiting.length === 0;
  const all = `${officePath("pick")}?${new URLSearchParams({ orders: waiting.join(",") })}`;
  return (
    <NothingHere
      scene={isNone ? "done" : "package"}
      title={isNone ? words.nothing : words.which}
      text={isNone ? words.nothingHint : words.whichHint}
    >
      {!isNone && (
        <a href={all} className="button button-primary">
          {words.all(waiting.length)}
        </a>
      )}
      <a href={officePath("orders")} className="button button-quiet">
        {words.choose}
      </a>
    </NothingHere>
  );
}
