import { type ChangeEvent, type FormEvent, useId } from "react";
import { useFetcher, useNavigate } from "react-router";
import { paths } from "#contract/paths.ts";
import type { ShownListing } from "#modules/catalogue/catalogue-view.ts";
import { unfiltered } from "#modules/catalogue/rules/filters/all-filters.ts";
import { listing as listingEnglish } from "#modules/catalogue/texts/listing.ts";
import { Button } from "#web/ui/button.tsx";
import { Sheet } from "#web/ui/sheet.tsx";
import { ShopLink } from "#web/ui/shop-link.tsx";
import { staying } from "#web/ui/staying.ts";
import { afterOverlay } from "#web/ui/use-back-to-close.ts";
import { useWords } from "#web/ui/words.ts";
import { listingAddress } from "../public/listing-address.ts";
import { filledIn } from "./filled-in.ts";
import { FilterFields } from "./filter-fields.tsx";
import type { ListingProblem } from "./read-listing-query.ts";
import { resultsIn } from "./results-in.ts";

type FilterSheetProps = {
  readonly view: ShownListing;
  readonly problems: readonly ListingProblem[];
  readonly open: boolean;
  /** Each opening counts for itself: the results behind it may be others by then. */
  readonly opened: number;
  readonly onClose: () => void;
};

/** On phones: nothing changes behind the sheet, its button says how much there will be. */
export default function FilterSheet({ view, problems, open, opened, onClose }: FilterSheetProps) {
  const words = useWords("listing", listingEnglish);
  const navigate = useNavigate();
  const counting = useFetcher<{ view: ShownListing }>({ key: `filter-count-${opened}` });
  const formId = useId();
  const total = resultsIn(counting.data?.view ?? view);
  const cleared = listingAddress(view.query, unfiltered);
  const addressOf = (form: HTMLFormElement) => `${paths.products()}?${filledIn(form)}`;

  const change = (event: ChangeEvent<HTMLFormElement>) => void counting.load(addressOf(event.currentTarget));
  const leadTo = (address: string) => {
    afterOverlay(() => void navigate(address, staying));
    onClose();
  };
  const show = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    leadTo(addressOf(event.currentTarget));
  };
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={words.filters}
      className="filter-sheet"
      footer={
        <div className="line gap-l full">
          <ShopLink
            to={cleared}
            className="link"
            onClick={(event) => {
              event.preventDefault();
              leadTo(cleared);
            }}
          >
            {words.clear}
          </ShopLink>
          <Button type="submit" form={formId} className="grow">
            {words.showResults(total.toLocaleString("en-IN"))}
          </Button>
        </div>
      }
    >
      <form id={formId} onChange={change} onSubmit={show}>
        <FilterFields view={view} problems={problems} />
      </form>
    </Sheet>
  );
}
