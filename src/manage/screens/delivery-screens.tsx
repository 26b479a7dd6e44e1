import type { AnswerOf } from "#contract/endpoint.ts";
import { placesEndpoints } from "#contract/endpoints/places.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { officePath } from "../frame/places.ts";
import { DeliveryFilePage, DeliveryFilesPage } from "../pages/delivery-file-page.tsx";
import { DeliveryPage } from "../pages/delivery-page.tsx";
import { PlacePage } from "../pages/place-page.tsx";
import { asked, wishOf } from "../parts/asked-endpoint.ts";
import { beforeGstFacts } from "../parts/before-gst.tsx";
import { lookUp } from "../parts/looked.ts";
import { nestedFields } from "../parts/nested-fields.ts";
import type { Screen } from "../screen.ts";

const home = officePath("shop/places");

export const deliveryScreen: Screen = {
  path: "shop/places",
  right: placesEndpoints.list.right,
  async show(wanted) {
    const wish = wishOf(wanted.query, "search", "cursor");
    const [table, question] = await Promise.all([
      asked(placesEndpoints.list, wish, wanted),
      lookUp(placesEndpoints.ask, ["pinCode", "rupees", "grams"], wanted),
    ]);
    // Letters begin no PIN code: the whole table instead.
    const shown = table ?? (await asked(placesEndpoints.list, {}, wanted));
    const { title } = textsOf(wanted.page.facts.lang).places;
    return (
      shown && {
        title,
        body: <DeliveryPage table={shown} asked={question} wish={wish} before={beforeGstFacts(wanted)} />,
      }
    );
  },
};

export const placeScreen: Screen = {
  path: "shop/places/place",
  right: placesEndpoints.set.right,
  act: { given: (_, fields) => nestedFields(fields), done: () => home },
  async show(wanted) {
    const prefix = wanted.query.get("prefix");
    const { title, make } = textsOf(wanted.page.facts.lang).places;
    if (prefix === null) {
      const table = await asked(placesEndpoints.list, {}, wanted);
      return table && { title: make, body: <PlacePage version={table.version} place={undefined} /> };
    }
    const found = await asked(placesEndpoints.show, { prefix: prefix || "*" }, wanted);
    return found && { title, body: <PlacePage version={found.version} place={found.place} /> };
  },
};

export const deliveryFilesScreen: Screen = {
  path: "shop/places/file",
  right: placesEndpoints.take.right,
  act: {
    done: (_, answer) =>
      officePath(`shop/places/file/${(answer as AnswerOf<typeof placesEndpoints.read>).file.id}`),
  },
  async show({ page }) {
    const { file } = textsOf(page.facts.lang).places;
    return { title: file.title, body: <DeliveryFilesPage /> };
  },
};

export const deliveryFileScreen: Screen = {
  path: "shop/places/file/:id",
  right: placesEndpoints.look.right,
  act: { done: () => home },
  async show(wanted) {
    const answer = await asked(placesEndpoints.look, { id: wanted.params.id }, wanted);
    const { file } = textsOf(wanted.page.facts.lang).places;
    return answer && { title: file.look, body: <DeliveryFilePage file={answer.file} /> };
  },
};
