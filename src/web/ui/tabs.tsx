import { type KeyboardEvent, type ReactNode, useId, useRef } from "react";
import { ShopLink } from "./shop-link.tsx";

export type Tab = { readonly id: string; readonly label: string; readonly to: string };

type TabsProps = {
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly selected: string;
  readonly children: ReactNode;
};

const steps: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowLeft: -1,
  Home: -Infinity,
  End: Infinity,
};

/** Each tab is an address, so that it can be linked to and works before the script arrives. */
export function Tabs({ label, tabs, selected, children }: TabsProps) {
  const panel = useId();
  const list = useRef<HTMLDivElement>(null);

  const move = (event: KeyboardEvent) => {
    const step = steps[event.key];
    const links = [...(list.current?.querySelectorAll<HTMLElement>("[role=tab]") ?? [])];
    const at = links.indexOf(document.activeElement as HTMLElement);
    if (step === undefined || at < 0) return;
    event.preventDefault();
    const next = Number.isFinite(step)
      ? (at + step + links.length) % links.length
      : step < 0
        ? 0
        : links.length - 1;
    links[next]?.focus();
    links[next]?.click();
  };

  return (
    <>
      <div ref={list} role="tablist" aria-label={label} className="tabs" onKeyDown={move}>
        {tabs.map((tab) => (
          <ShopLink
            key={tab.id}
            id={`${panel}-${tab.id}`}
            to={tab.to}
            replace
            preventScrollReset
            role="tab"
            aria-selected={tab.id === selected}
            aria-controls={panel}
            tabIndex={tab.id === selected ? 0 : -1}
            className="tab"
          >
            {tab.label}
          </ShopLink>
        ))}
      </div>
      <div id={panel} role="tabpanel" aria-labelledby={`${panel}-${selected}`}>
        {children}
      </div>
    </>
  );
}
