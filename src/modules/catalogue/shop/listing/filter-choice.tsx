import { useEffect, useRef } from "react";

type FilterChoiceProps = {
  /** Several of one name may be chosen. */
  readonly type?: "radio" | "checkbox";
  readonly name: string;
  readonly value: string;
  readonly checked: boolean;
  readonly label: string;
  readonly count: number | null;
  readonly isWithin?: boolean;
  readonly stars?: number;
};

/** One value of a filter, with how many it leaves. */
export function FilterChoice({
  type = "radio",
  name,
  value,
  checked,
  label,
  count,
  isWithin = false,
  stars: filled,
}: FilterChoiceProps) {
  const input = useRef<HTMLInputElement>(null);
  // Not by a key: a field made anew would lose the focus of who just chose.
  useEffect(() => {
    if (input.current) input.current.checked = checked;
  }, [checked]);
  return (
    <label className={`filter-choice ${isWithin ? "filter-part" : ""}`}>
      <input ref={input} type={type} name={name} value={value} defaultChecked={checked} />
      {filled !== undefined && (
        <span className="stars" aria-hidden="true">
          <span className="stars-row" style={{ "--filled": filled } as React.CSSProperties} />
        </span>
      )}
      <span>{label}</span>
      {count !== null && <span className="filter-count">{count.toLocaleString("en-IN")}</span>}
    </label>
  );
}
