import { type ChangeEvent, type FormEvent, useId, useState } from "react";
import { Link, useFetcher, useNavigate } from "react-router";
import type { ShownListing } from "#contract/catalogue-view.ts";
import { paths } from "#contract/paths.ts";
import { catalogue as catalogueEnglish } from "#contract/texts/en/catalogue.ts";
import { Button } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { Sheet } from "#web/ui/sheet.tsx";
import { afterOverlay } from "#web/ui/use-back-to-close.ts";
import { useWords } from "#web/ui/words.ts";
import { FilterFields } from "./filter-fields.tsx";
import { filledIn } from "./filter-panel.tsx";
import type { ListingProblem } from "./read-listing-query.ts";

type FilterSheetProps = {
  readonly view: ShownListing;
  readonly problems: readonly ListingProblem[];
  readonly applied: number;
};

/** On phones: nothing changes behind the sheet, its button says how much there will be. */
export function FilterSheet({ view, problems, applied }: FilterSheetProps) {
  const catalogue = useWords("catalogue", catalogueEnglish);
  const words = catalogue.listing;
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const [opened, setOpened] = useState(0);
  // Each opening counts for itself: the results behind it may be others by then.
  const counting = useFetcher<{ view: ShownListing }>({ key: `filter-count-${opened}` });
  const formId = useId();
  const total = (counting.data?.view ?? view).total;
  const addressOf = (form: HTMLFormElement) => `${paths.products()}?${filledIn(form)}`;

  const change = (event: ChangeEvent<HTMLFormElement>) => void counting.load(addressOf(event.currentTarget));
  const leadTo = (address: string) => {
    afterOverlay(() => void navigate(address, { preventScrollReset: true }));
    setOpen(false);
  };
  const show = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    leadTo(addressOf(event.currentTarget));
  };
  const openSheet = () => {
    setOpened(opened + 1);
    setOpen(true);
  };

  return (
    <div className="needs-script lg:hidden">
      <Button look="quiet" onClick={openSheet} aria-haspopup="dialog">
        <Icon name="filter" />
        {words.filters}
        {applied > 0 && <span className="count-inline">{applied}</span>}
      </Button>
      <Sheet
        open={open}
        onClose={() => setOpen(false)}
        title={words.filters}
        className="filter-sheet"
        footer={
          <div className="flex w-full items-center gap-4">
            <Link
              to={paths.products()}
              className="link"
              onClick={(event) => {
                event.preventDefault();
                leadTo(paths.products());
              }}
            >
              {words.clear}
            </Link>
            <Button type="submit" form={formId} className="flex-1">
              {words.showResults(total.toLocaleString("en-IN"))}
            </Button>
          </div>
        }
      >
        <form id={formId} onChange={change} onSubmit={show}>
          <FilterFields view={view} problems={problems} />
        </form>
      </Sheet>
    </div>
  );
}
