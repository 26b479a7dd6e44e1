import type { SectionSays } from "#contract/home-says.ts";
import { type Lang, writtenIn } from "#contract/texts/lang.ts";
import { catalogueLang } from "#modules/catalogue/rules/catalogue-lang.ts";
import { SectionHeading } from "#web/ui/section-heading.tsx";
import { Stars } from "#web/ui/stars.tsx";

export type Testimonial = {
  readonly name: string;
  readonly city: string;
  readonly text: string;
  readonly textLang?: Lang;
  readonly stars: number;
};

type TestimonialsProps = { readonly testimonials: readonly Testimonial[]; readonly says: SectionSays };

export function Testimonials({ testimonials, says }: TestimonialsProps) {
  if (testimonials.length === 0) return null;
  return (
    <section aria-labelledby="testimonials" className="page-width">
      <SectionHeading id="testimonials" title={says.title} lead={says.lead} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard */}
      <ul tabIndex={0} aria-labelledby="testimonials" className="rail home-three">
        {testimonials.map(({ name, city, text, textLang, stars }) => (
          <li key={name}>
            <figure className="card voice">
              <Stars rate={stars} />
              <blockquote lang={textLang ?? catalogueLang} className="above-m large">
                “{text}”
              </blockquote>
              <figcaption className="voice-who">
                <span lang={writtenIn(name + city)}>
                  {name}, {city}
                </span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
