import { paths } from "#contract/paths.ts";
import { failures } from "#contract/texts/en/failures.ts";
import { frame as frameEnglish } from "#contract/texts/en/frame.ts";
import { CategoryPicture } from "#web/ui/category-picture.tsx";
import { useCoreTexts } from "#web/ui/core-texts.ts";
import { Icon } from "#web/ui/icon.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { PageHead } from "#web/ui/page-head.tsx";
import { useShop } from "#web/ui/shop-facts.ts";
import { ShopLink } from "#web/ui/shop-link.tsx";
import { useAddress } from "#web/ui/use-address.ts";
import { useWords } from "#web/ui/words.ts";
import { NotFoundPicture } from "./not-found-picture.tsx";

export default function PageNotFound() {
  const { shell } = useCoreTexts();
  const frame = useWords("frame", frameEnglish);
  const { headerCategories, categoryNames } = useShop();
  const words = useWords("failures", failures).pageNotFound;
  return (
    <div className="page-width py-8 text-center lg:py-12">
      <PageHead title={words.title} />
      <NotFoundPicture />
      <h1 className="mt-6 text-3xl">{words.title}</h1>
      <p className="mx-auto mt-3 max-w-xl text-lg text-muted">{words.text}</p>
      <form action={useAddress(paths.products())} method="get" className="mx-auto mt-8 flex max-w-xl gap-2">
        <input
          type="search"
          name="search"
          className="input flex-1"
          aria-label={words.searchInstead}
          placeholder={frame.searchPlaceholder}
        />
        <button type="submit" className="button button-primary button-usual">
          {frame.searchButton}
        </button>
      </form>
      <h2 className="mt-8 text-xl">{words.categories}</h2>
      <ul className="mx-auto mt-4 flex max-w-3xl flex-wrap justify-center gap-3">
        {headerCategories.map(({ id, picture }) => (
          <li key={id} className="w-24">
            <ShopLink to={paths.products({ category: id })} className="category-tile">
              <CategoryPicture file={picture} />
              <span>{categoryNames[id]}</span>
            </ShopLink>
          </li>
        ))}
        <li className="w-24">
          <ShopLink to={paths.products()} className="category-tile">
            <span className="category-picture">
              <Icon name="arrow-right" className="size-7" />
            </span>
            <span>{frame.allProducts}</span>
          </ShopLink>
        </li>
      </ul>
      <LinkButton to={paths.home()} look="quiet" className="mt-8">
        {shell.goHome}
      </LinkButton>
    </div>
  );
}
