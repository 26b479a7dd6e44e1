import type { HomeSays, SectionSays } from "#contract/home-says.ts";
import { Icon } from "#web/ui/icon.tsx";
import { SectionHeading } from "#web/ui/section-heading.tsx";

type WhyChooseUsProps = { readonly reasons: HomeSays["reasons"]; readonly says: SectionSays };

export function WhyChooseUs({ reasons, says }: WhyChooseUsProps) {
  if (reasons.length === 0) return null;
  return (
    <section aria-labelledby="why" className="page-width">
      <SectionHeading id="why" title={says.title} lead={says.lead} />
      <ul className="home-three">
        {reasons.map(({ icon, title, text }) => (
          <li key={title} className="card reason beside gap-l">
            <Icon name={icon} className="reason-icon accent" />
            <span>
              <strong className="large">{title}</strong>
              <span className="above-xs block muted">{text}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
