import { useOffice } from "#manage/frame/office-context.ts";
import { DraftFold } from "./draft-fold.tsx";

export function DraftDiscount({ typed }: { readonly typed: Readonly<Record<string, string>> }) {
  const { less } = useOffice().words.newOrder;
  return (
    <DraftFold
      title={less.title}
      typed={typed}
      fields={[
        { name: "discount", label: less.discount, hint: less.hint, maxLength: 20 },
        { name: "discountReason", label: less.discountReason, maxLength: 60 },
      ]}
    />
  );
}
