import { codesCalls } from "#contract/calls/codes.ts";
import { roleHolds } from "#contract/rights.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { Icon } from "#web/ui/icon.tsx";
import { useOffice } from "../frame/office-context.ts";
import { officePath } from "../frame/places.ts";

type Tab = { readonly name: string; readonly to: string; readonly isHere: boolean; readonly count?: string };
type MakeProps = { readonly name: string; readonly to: string };
type SalesHeadProps = {
  /** Where the page does not offer it itself. */
  readonly make?: MakeProps | undefined;
  readonly tabs: readonly Tab[];
};

/** The room's name, its tabs with the codes as the last one, and the way to something new. */
export function SalesHead({ make, tabs }: SalesHeadProps) {
  const { shell, role } = useOffice();
  const { selling } = textsOf(shell.lang);
  const isAtCodes = tabs.every(({ isHere }) => !isHere);
  const codes = { name: selling.codes, to: "sales/codes", isHere: isAtCodes };
  const all: readonly Tab[] = roleHolds(role, codesCalls.list.right) ? [...tabs, codes] : tabs;
  return (
    <>
      <div className="goods-head">
        <h1>{selling.title}</h1>
        {make && <MakeLink {...make} className="button-small" />}
      </div>
      <nav aria-label={selling.title} className="tabs">
        <ul>
          {all.map(({ name, to, isHere, count }) => (
            <li key={to}>
              <a href={officePath(to)} aria-current={isHere ? "page" : undefined}>
                {name} {count && <span className="tab-count">{count}</span>}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}

export function MakeLink({ name, to, className = "" }: MakeProps & { readonly className?: string }) {
  return (
    <a href={officePath(to)} className={`button button-primary ${className}`} data-key="new">
      <Icon name="plus" /> {name}
    </a>
  );
}
