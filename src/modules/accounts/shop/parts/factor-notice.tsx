import type { FactorFirst } from "#modules/accounts/rules/factor-first.ts";
import { Icon } from "#web/ui/icon.tsx";
import { PlainLink } from "#web/ui/plain-link.tsx";

/** The back office's prompt for the second factor leads back here. */
export function FactorNotice({ first }: { readonly first: FactorFirst | null }) {
  if (!first) return null;
  return (
    <p className="card factor-notice line wraps below-xl">
      <Icon name="lock" className="icon-large accent" />
      <span className="grow">{first.text}</span>
      <PlainLink href={first.to} className="link target">
        {first.link}
      </PlainLink>
    </p>
  );
}
