import type { PolicyBlock } from "#contract/policies.ts";
import { Icon } from "#web/ui/icon.tsx";
import { isNumber, quickWays } from "./way-of.ts";

/** Where the form stands below, calling and writing are two buttons above it. */
export function QuickWays({ blocks }: { readonly blocks: readonly PolicyBlock[] }) {
  const ways = quickWays(blocks);
  if (ways.length === 0) return null;
  return (
    <ul className="grid grid-cols-2 gap-3 lg:hidden">
      {ways.map(({ name, value }) => {
        const calls = isNumber(value);
        return (
          <li key={value} className="flex min-w-0">
            <a
              className="button button-quiet min-w-0 flex-1 flex-col gap-1 px-0"
              href={calls ? `tel:${value.replace(/[^+\d]/g, "")}` : `mailto:${value}`}
            >
              <span className="flex items-center gap-2">
                <Icon name={calls ? "phone" : "mail"} className="text-accent" /> {name}
              </span>
              <span className="max-w-full break-words text-muted text-xs">
                {/* Where it does not fit it breaks after the sign, not within a name. */}
                {value.replace("@", "@\u200b")}
              </span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
