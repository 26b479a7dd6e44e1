import { useOffice } from "#manage/frame/office-context.ts";
import { DraftFold } from "./draft-fold.tsx";

/** Most buy for themselves. */
export function DraftBusiness({ typed }: { readonly typed: Readonly<Record<string, string>> }) {
  const { business } = useOffice().words.newOrder;
  const gstin = { hint: business.gstinHint, autoCapitalize: "characters", spellCheck: false, maxLength: 20 };
  return (
    <DraftFold
      title={business.title}
      typed={typed}
      fields={[
        { name: "gstin", label: business.gstin, ...gstin },
        { name: "businessName", label: business.businessName, maxLength: 120 },
      ]}
    />
  );
}
