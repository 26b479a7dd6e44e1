import { Badge } from "#web/ui/badge.tsx";
import { buttonClass } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { Picture, PicturePlaceholder } from "#web/ui/picture.tsx";
import { PlainLink } from "#web/ui/plain-link.tsx";
import { ShopLink } from "#web/ui/shop-link.tsx";
import type { AboutOrderView } from "../page-views.ts";

/** What most who come for help mean: their last order, where it is, and a message that says which. */
export function AboutOrder({ about }: { readonly about: AboutOrderView }) {
  const { title, number, status, facts, picture, href, track, ask } = about;
  return (
    <section className="card padded" aria-labelledby="about-order">
      <h2 id="about-order" className="below-m title-3">
        {title}
      </h2>
      <ShopLink to={href} className="line gap-l">
        <span className="thumb">
          {picture ? <Picture picture={{ ...picture, alt: "" }} sizes="64px" /> : <PicturePlaceholder />}
        </span>
        <span className="grow">
          <span className="latest-name">
            {number} <Badge look="indigo">{status}</Badge>
          </span>
          <span className="above-xs block muted small">{facts}</span>
        </span>
        <Icon name="chevron-right" />
      </ShopLink>
      <div className="about-order">
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
