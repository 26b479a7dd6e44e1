import { useOffice } from "#manage/frame/office-context.ts";
import { TextField } from "#web/ui/field.tsx";

const names = ["gstin", "businessName"] as const;

/** Folded away from the many who buy for themselves. */
export function DraftBusiness({ typed }: { readonly typed: Readonly<Record<string, string>> }) {
  const { words, problem } = useOffice();
  const { business } = words.newOrder;
  const field = (name: (typeof names)[number]) => ({
    name,
    label: business[name],
    defaultValue: typed[name] ?? "",
    error: problem?.field === name ? problem.message : undefined,
    autoFocus: problem?.field === name,
    autoComplete: "off",
  });
  return (
    <details className="fold" open={names.some((name) => typed[name] || problem?.field === name)}>
      <summary>{business.title}</summary>
      <div className="two">
        <TextField
          {...field("gstin")}
          hint={business.gstinHint}
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
        />
        <TextField {...field("businessName")} maxLength={120} />
      </div>
    </details>
  );
}
