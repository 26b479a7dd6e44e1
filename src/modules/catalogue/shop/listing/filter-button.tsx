import { lazy, Suspense, useState } from "react";
import type { ShownListing } from "#modules/catalogue/catalogue-view.ts";
import { listing as listingEnglish } from "#modules/catalogue/texts/listing.ts";
import { Button } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { useWords } from "#web/ui/words.ts";
import type { ListingProblem } from "./read-listing-query.ts";

type FilterButtonProps = {
  readonly view: ShownListing;
  readonly problems: readonly ListingProblem[];
  /** Beside the search, which is no filter of its sheet. */
  readonly applied: number;
};

const FilterSheet = lazy(() => import("./filter-sheet.tsx"));

/** On phones the filters are in a sheet. */
export function FilterButton({ view, problems, applied }: FilterButtonProps) {
  const words = useWords("listing", listingEnglish);
  const [open, setOpen] = useState(false);
  const [opened, setOpened] = useState(0);
  const openSheet = () => {
    setOpened(opened + 1);
    setOpen(true);
  };
  return (
    <div className="needs-script narrow-only">
      <Button look="quiet" onClick={openSheet} aria-haspopup="dialog">
        <Icon name="filter" />
        {words.filters}
        {applied > 0 && <span className="count-inline">{applied}</span>}
      </Button>
      {opened > 0 && (
        <Suspense>
          <FilterSheet
            view={view}
            problems={problems}
            open={open}
            opened={opened}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
