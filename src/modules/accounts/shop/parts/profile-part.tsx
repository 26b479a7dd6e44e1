import { type ReactNode, useId } from "react";
import { paths } from "#contract/paths.ts";
import type { ProfileView } from "#modules/accounts/profile-view.ts";
import { profile as profileWords } from "#modules/accounts/texts/profile.ts";
import { AlertPanel } from "#web/ui/alert-panel.tsx";
import { Card } from "#web/ui/card.tsx";
import { ShopLink } from "#web/ui/shop-link.tsx";
import { useWords } from "#web/ui/words.ts";

export type PartProps = { readonly view: ProfileView; readonly saved: string | null };

type ProfilePartProps = {
  readonly title: string;
  /** Said beside the form that was saved last. */
  readonly done?: string | undefined;
  readonly action?: ReactNode;
  readonly children: ReactNode;
};

export function ProfilePart({ title, done, action, children }: ProfilePartProps) {
  const id = useId();
  return (
    <Card className="padded">
      <section aria-labelledby={id} className="stack gap-l">
        <div className="profile-head line gap-s wraps apart">
          <h2 id={id} className="title-3">
            {title}
          </h2>
          {action}
        </div>
        {done !== undefined && <AlertPanel kind="success">{done}</AlertPanel>}
        {children}
      </section>
    </Card>
  );
}

/** Opens a part for editing; its state is in the address, so it works before the script does. */
export function EditLink({
  part,
  address,
  className = "button button-quiet button-small",
  children,
}: {
  readonly part: string;
  readonly address?: string;
  readonly className?: string;
  readonly children: ReactNode;
}) {
  const query = new URLSearchParams({ edit: part, ...(address && { address }) });
  return (
    <ShopLink to={`${paths.profile()}?${query}`} preventScrollReset className={className}>
      {children}
    </ShopLink>
  );
}

export function CancelLink() {
  const profile = useWords("profile", profileWords);
  return (
    <ShopLink to={paths.profile()} preventScrollReset className="button button-bare">
      {profile.cancel}
    </ShopLink>
  );
}
