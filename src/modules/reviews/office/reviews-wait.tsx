import { roleHolds } from "#contract/rights.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { useOffice } from "#manage/frame/office-context.ts";
import { ActionForm } from "#manage/parts/action-form.tsx";
import { Section } from "#manage/parts/section.tsx";
import { reviewOfficeEndpoints } from "../office-endpoints.ts";

/** Whether new reviews are shown at once, and the other way for who may choose. */
export function ReviewsWait({ wait, version }: { readonly wait: boolean; readonly version: number }) {
  const { shell, role } = useOffice();
  const { keepingReviews: said } = textsOf(shell.lang);
  return (
    <Section title={said.setting}>
      <p>{wait ? said.afterwards : said.atOnce}</p>
      {roleHolds(role, reviewOfficeEndpoints.wait.right) && (
        <ActionForm
          endpoint={reviewOfficeEndpoints.wait}
          input={{ seen: version, ...(!wait && { wait: "1" }) }}
          className="above-m"
        >
          <button type="submit" className="button button-quiet button-small">
            {wait ? said.showAtOnce : said.letWait}
          </button>
        </ActionForm>
      )}
    </Section>
  );
}
