import { useCoreTexts } from "./core-texts.ts";
import { Icon } from "./icon.tsx";
import { gap, pagesShown } from "./pages-shown.ts";
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
