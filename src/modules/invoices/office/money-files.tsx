import type { Endpoint } from "#contract/endpoint.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { useOffice } from "#manage/frame/office-context.ts";
import { Section } from "#manage/parts/section.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { booksEndpoints } from "../endpoints.ts";
import { type MoneyReport, said } from "./money-report.ts";

const tables = ["orders", "lines", "payments", "refunds"] as const;

/** Of one month. */
export function MoneyFiles({ report: { period } }: { readonly report: MoneyReport }) {
  const { lang } = useOffice().shell;
  const { money } = textsOf(lang);
  if (period.kind === "year") return <p className="muted">{money.chooseMonth}</p>;
  const month = period.name.slice(0, 7);
  return (
    <Section title={money.files(said(month, "month", lang))}>
      <p className="below-m muted">{money.filesHint}</p>
      <ul className="files">
        {tables.map((table) => (
          <FileLink
            key={table}
            endpoint={booksEndpoints.table}
            table={table}
            month={month}
            name={money.tables[table]}
          />
        ))}
        <FileLink endpoint={booksEndpoints.taxTable} month={month} name={money.taxTable} />
        <FileLink endpoint={booksEndpoints.gstr1} month={month} name={money.gstr1} />
        <FileLink endpoint={booksEndpoints.eInvoices} month={month} name={money.eInvoices} />
      </ul>
    </Section>
  );
}

type FileLinkProps = {
  readonly endpoint: Endpoint;
  readonly table?: string;
  readonly month: string;
  readonly name: string;
};

function FileLink({ endpoint, table = "", month, name }: FileLinkProps) {
  const path = endpoint.path.replace("{table}", table);
  return (
    <li>
      <a href={`/api${path}?month=${month}`}>
        <Icon name="download" /> {name}
      </a>
    </li>
  );
}
