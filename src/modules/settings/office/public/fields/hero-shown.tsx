import { textsOf } from "#contract/texts/texts.ts";
import { useOffice } from "#manage/frame/office-context.ts";
import { pictureUrl } from "#web/ui/picture-url.ts";
import { useSetting } from "./setting-context.ts";

/** The opening of the home page in these words; the script shows them while they are typed. */
export function HeroShown() {
  const { fields } = useSetting();
  const { shell } = useOffice();
  const { heroShown } = textsOf(shell.lang).shopPages;
  const shown = (name: string) => {
    const of = shell.lang === "hi" ? [`hero.${name}.hi`, `hero.${name}.en`] : [`hero.${name}.en`];
    return { "data-shows": of.join(" "), children: of.map((one) => fields[one]).find(Boolean) };
  };
  return (
    <section aria-label={heroShown} className="hero-shown">
      <div>
        <p className="hero-shown-lead" {...shown("lead")} />
        <p className="hero-shown-title" {...shown("title")} />
        <p {...shown("text")} />
        <p className="hero-shown-buttons">
          <span className="theme-button" {...shown("action")} />
          <span className="theme-button theme-button-quiet" {...shown("second")} />
        </p>
      </div>
      <img src={pictureUrl(shell.shop.look.hero, 800, "webp")} alt="" width="400" height="225" />
    </section>
  );
}
