import { roleHolds } from "#contract/rights.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { useOffice } from "#manage/frame/office-context.ts";
import { officePath } from "#manage/frame/office-path.ts";
import { promoCodeEndpoints } from "#modules/promo-codes/endpoints.ts";
import { Icon } from "#web/ui/icon.tsx";

type Tab = { readonly name: string; readonly to: string; readonly isHere: boolean; readonly count: string };
type MakeProps = { readonly name: string; readonly to: string };
type SalesHeadProps = {
  readonly make: MakeProps;
  /** Of the sales; each of the others is one list. */
  readonly tabs?: readonly Tab[];
};

/** The room's name and the way to something new; sales, codes or discounts; and of the sales in which state. */
export function SalesHead({ make, tabs }: SalesHeadProps) {
  const { shell, role } = useOffice();
  const { selling, automaticDiscounts } = textsOf(shell.lang);
  const rooms = [
    { name: selling.sales, to: "sales" },
    { name: selling.codes, to: "sales/codes" },
    { name: automaticDiscounts.title, to: "sales/discounts" },
  ];
  return (
    <>
      <div className="goods-head">
        <h1>{selling.title}</h1>
        <a href={officePath(make.to)} className="button button-primary button-small" data-key="new">
          <Icon name="plus" /> {make.name}
        </a>
      </div>
      {roleHolds(role, promoCodeEndpoints.list.right) && (
        <nav aria-label={selling.title} className="switch">
          {rooms.map(({ name, to }) => (
            <a key={to} href={officePath(to)} aria-current={make.to === `${to}/new` ? "page" : undefined}>
              {name}
            </a>
          ))}
        </nav>
      )}
      {tabs && (
        <nav aria-label={selling.sales} className="tabs">
          <ul>
            {tabs.map(({ name, to, isHere, count }) => (
              <li key={to}>
                <a href={officePath(to)} aria-current={isHere ? "page" : undefined}>
                  {name} <span className="tab-count">{count}</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </>
  );
}
