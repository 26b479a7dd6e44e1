import type { AboutOrderView } from "#contract/ticket-view.ts";
import { Badge } from "#web/ui/badge.tsx";
import { buttonClass } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { Picture, PicturePlaceholder } from "#web/ui/picture.tsx";
import { PlainLink } from "#web/ui/plain-link.tsx";
import { ShopLink } from "#web/ui/shop-link.tsx";

/** What most who come for help mean: their last order, where it is, and a message that says which. */
export function AboutOrder({ about }: { readonly about: AboutOrderView }) {
  const { title, number, status, facts, picture, href, track, ask } = about;
  return (
    <section className="card p-5 sm:p-6" aria-labelledby="about-order">
      <h2 id="about-order" className="mb-3 text-xl">
        {title}
      </h2>
      <ShopLink to={href} className="flex items-center gap-4">
        <span className="size-16 flex-none overflow-hidden rounded-md">
          {picture ? (
            <Picture picture={{ ...picture, alt: "" }} sizes="64px" className="size-16 object-cover" />
          ) : (
            <PicturePlaceholder className="size-16" />
          )}
        </span>
        <span className="min-w-0 flex-1">
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
            {number} <Badge look="indigo">{status}</Badge>
          </span>
          <span className="mt-1 block text-muted text-sm">{facts}</span>
        </span>
        <Icon name="chevron-right" />
      </ShopLink>
      <div className="mt-4 grid gap-3 sm:flex">
        <LinkButton to={track.href} size="small">
          <Icon name="truck" /> {track.name}
        </LinkButton>
        <PlainLink href={ask.href} className={buttonClass("quiet", "small")}>
          <Icon name="chat" /> {ask.name}
        </PlainLink>
      </div>
    </section>
  );
}
