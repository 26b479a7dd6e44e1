import { useOffice } from "#manage/frame/office-context.ts";
import { TextField } from "#web/ui/field.tsx";

const names = ["discount", "discountReason"] as const;

/** Folded away, as most orders by phone have none. */
export function DraftDiscount({ typed }: { readonly typed: Readonly<Record<string, string>> }) {
  const { words, problem } = useOffice();
  const { less } = words.newOrder;
  const field = (name: (typeof names)[number]) => ({
    name,
    label: less[name],
    defaultValue: typed[name] ?? "",
    error: problem?.field === name ? problem.message : undefined,
    autoFocus: problem?.field === name,
    autoComplete: "off",
  });
  return (
    <details className="fold" open={names.some((name) => typed[name] || problem?.field === name)}>
      <summary>{less.title}</summary>
      <div className="two">
        <TextField {...field("discount")} hint={less.hint} maxLength={20} />
        <TextField {...field("discountReason")} maxLength={60} />
      </div>
    </details>
  );
}
