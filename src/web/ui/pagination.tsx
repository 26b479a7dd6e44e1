import { useCoreTexts } from "./core-texts.ts";
import { Icon } from "./icon.tsx";
import { ShopLink } from "./shop-link.tsx";

type PaginationProps = {
  readonly page: number;
  readonly pages: number;
  readonly addressOf: (page: number) => string;
};

export function Pagination({ page, pages, addressOf }: PaginationProps) {
  const { shell } = useCoreTexts();
  if (pages < 2) return null;
  return (
    <nav aria-label={shell.pagination} className="pagination">
      {page > 1 && (
        <ShopLink to={addressOf(page - 1)} rel="prev" className="page">
          <Icon name="chevron-left" className="icon-medium" />
          <span className="phone-hears">{shell.previousPage}</span>
        </ShopLink>
      )}
      <ul>
        {pagesShown(page, pages).map((one, at) => (
          <li key={one === gap ? `gap-${at}` : one}>
            {one === gap ? (
              <span className="page-gap">…</span>
            ) : (
              <ShopLink
                to={addressOf(one)}
                className="page"
                aria-label={shell.pageNumber(one)}
                aria-current={one === page ? "page" : undefined}
              >
                {one}
              </ShopLink>
            )}
          </li>
        ))}
      </ul>
      {page < pages && (
        <ShopLink to={addressOf(page + 1)} rel="next" className="page">
          <span className="phone-hears">{shell.nextPage}</span>
          <Icon name="chevron-right" className="icon-medium" />
        </ShopLink>
      )}
    </nav>
  );
}

const gap = "gap";

/** First, last and the neighbours of the current page; a gap only where it hides two pages or more. */
export function pagesShown(page: number, pages: number): readonly (number | typeof gap)[] {
  const wanted = Array.from({ length: pages }, (_, at) => at + 1).filter(
    (one) => one === 1 || one === pages || Math.abs(one - page) <= 1,
  );
  return wanted.flatMap((one, at) => {
    const before = wanted[at - 1] ?? 0;
    if (one - before === 2) return [one - 1, one];
    return one - before > 2 ? [gap, one] : [one];
  });
}
