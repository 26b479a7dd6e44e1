import { type MouseEvent, useEffect, useRef } from "react";
import { accounts as accountsWords } from "#modules/accounts/texts/accounts.ts";
import { AlertPanel } from "#web/ui/alert-panel.tsx";
import { useWords } from "#web/ui/words.ts";
import type { Faults } from "./use-faults.ts";

type FaultSummaryProps = { readonly faults: Faults; readonly tried: number };

/** All that is wrong in one place, in the form's order, which has the focus after each try; each line leads to its field. */
export function FaultSummary({ faults, tried }: FaultSummaryProps) {
  const { register, name, email, password } = useWords("accounts", accountsWords);
  const names = { name, email, password };
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (tried > 0) place.current?.focus();
  }, [tried]);
  const all = Object.entries(names).flatMap(([field, name]) => {
    const fault = faults[field];
    return fault === undefined ? [] : [{ field, fault, said: fault === register.missing ? name : fault }];
  });
  if (all.length === 0) return null;
  const isMissing = all.some(({ fault }) => fault === register.missing);
  const lead = (field: string) => (event: MouseEvent) => {
    event.preventDefault();
    const wrong = place.current?.closest("form")?.elements.namedItem(field);
    if (wrong instanceof HTMLElement) wrong.focus();
  };
  return (
    <div ref={place} tabIndex={-1}>
      <AlertPanel kind="error" title={isMissing ? register.allMissing : register.summary}>
        <ul>
          {all.map(({ field, said: text }) => (
            <li key={field}>
              <a href={`#${field}`} onClick={lead(field)}>
                {text}
              </a>
            </li>
          ))}
        </ul>
      </AlertPanel>
    </div>
  );
}
