import { formatRupees } from "#contract/format/money.ts";
import { needs } from "#contract/needs.ts";
import { type Right, roleHolds } from "#contract/rights.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { useOffice } from "#manage/frame/office-context.ts";
import { officePath } from "#manage/frame/office-path.ts";
import type { OfficeNeed, OfficeToday } from "#manage/office-view.ts";
import { Live } from "#manage/parts/live.tsx";
import { Section } from "#manage/parts/section.tsx";
import { documentEndpoints } from "#modules/documents/endpoints.ts";
import { Icon } from "#web/ui/icon.tsx";
import type { IconName } from "#web/ui/icon-names.ts";
import { NewOrderLink } from "./draft/new-order-link.tsx";

/** What needs doing; no charts. */
export function TodayPage({ today }: { readonly today: OfficeToday }) {
  const { shell, words, role } = useOffice();
  const { invoices, soldPaise, toPack, toSend } = today;
  const { money } = textsOf(shell.lang);
  const waiting = today.needs.filter(({ count }) => count > 0);
  const shown = (one: { count: number; isMore: boolean }) => words.count(one.count, one.isMore);
  return (
    <>
      <div className="head-row">
        <h1>{words.today.greeting(shell.user?.name ?? "")}</h1>
        <NewOrderLink />
      </div>
      <Live name="figures" said={toPack && `${words.today.toPack}: ${shown(toPack)}`}>
        {toPack && toPack.count > 0 && (
          <a
            href={officePath(roleHolds(role, documentEndpoints.pick.right) ? "pick" : "orders")}
            className="button button-primary first-action"
          >
            <Icon name="package" /> {words.today.pack(toPack.count, shown(toPack))}
          </a>
        )}
        <ul className="figures">
          {toPack && <Figure name={words.today.toPack} value={shown(toPack)} to="orders" />}
          {toSend && <Figure name={words.today.toSend} value={shown(toSend)} to="orders?tab=packed" />}
          {invoices !== undefined && <Figure name={words.today.invoices} value={String(invoices)} />}
          {soldPaise !== undefined && <Figure name={words.today.sold} value={formatRupees(soldPaise)} />}
        </ul>
        {invoices !== undefined && <p className="above-m muted">{money.counted}</p>}
      </Live>
      <h2>{words.today.needs}</h2>
      <Live name="needs">
        {waiting.length === 0 ? (
          <p className="nothing">{words.today.nothing}</p>
        ) : (
          <ul className="rows">
            {waiting.map((need) => (
              <Need key={need.kind} need={need} count={shown(need)} />
            ))}
          </ul>
        )}
      </Live>
      <OftenWanted />
    </>
  );
}

const oftenWanted = [
  { name: "addGoods", path: "goods/new", icon: "tag", right: "goods.change" },
  { name: "planSale", path: "sales/new", icon: "bolt", right: "goods.change" },
  { name: "seeMoney", path: "money", icon: "card", right: "money.see" },
  { name: "shopLook", path: "shop/look", icon: "store", right: "shop.change" },
] as const satisfies readonly { name: string; path: string; icon: IconName; right: Right }[];

/** What is done often, and by nobody waited for. */
function OftenWanted() {
  const { role, words } = useOffice();
  const open = oftenWanted.filter(({ right }) => roleHolds(role, right));
  if (open.length === 0) return null;
  return (
    <Section title={words.today.often}>
      <ul className="rows">
        {open.map(({ name, path, icon }) => (
          <li key={name} className="row">
            <a href={officePath(path)} className="row-link need">
              <Icon name={icon} /> <span>{words.today[name]}</span>
              <Icon name="chevron-right" className="push" />
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}

type FigureProps = {
  readonly name: string;
  readonly value: string;
  readonly to?: string;
};

function Figure({ name, value, to }: FigureProps) {
  const both = (
    <>
      <span className="figure-value">{value}</span>{" "}
      <span className="figure-name">
        {name} {to && <Icon name="chevron-right" />}
      </span>
    </>
  );
  return <li className="figure">{to ? <a href={officePath(to)}>{both}</a> : <p>{both}</p>}</li>;
}

function Need({ need: { kind }, count }: { readonly need: OfficeNeed; readonly count: string }) {
  const { words } = useOffice();
  return (
    <li className="row">
      <a href={officePath(needs[kind].leadsTo)} className="row-link need" data-row>
        <b>{count}</b> <span>{words.today.need[kind]}</span>
        <Icon name="chevron-right" className="push" />
      </a>
    </li>
  );
}
