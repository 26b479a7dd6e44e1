import type { FactorFirst } from "#contract/factor-first.ts";
import { Icon } from "#web/ui/icon.tsx";
import { PlainLink } from "#web/ui/plain-link.tsx";

/** The back office's prompt for the second factor leads back here. */
export function FactorNotice({ first }: { readonly first: FactorFirst | null }) {
  if (!first) return null;
  return (
    <p className="card mb-6 flex flex-wrap items-center gap-3 p-4">
      <Icon name="lock" className="size-6 text-accent" />
      <span className="min-w-0 flex-1">{first.text}</span>
      <PlainLink href={first.to} className="link inline-flex min-h-11 items-center">
        {first.link}
      </PlainLink>
    </p>
  );
}
