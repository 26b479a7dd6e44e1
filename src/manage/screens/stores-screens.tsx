import type { AnswerOf } from "#contract/call.ts";
import { keptStoresCalls } from "#contract/calls/kept-stores.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { officePath } from "../frame/places.ts";
import { StorePage, StoresPage } from "../pages/stores-page.tsx";
import { asked } from "../parts/asked-call.ts";
import type { Screen } from "../screen.ts";

export const storesScreen: Screen = {
  path: "shop/stores",
  right: keptStoresCalls.list.right,
  async show(wanted) {
    const answer = await asked(keptStoresCalls.list, {}, wanted);
    const { title } = textsOf(wanted.page.facts.lang).shopPages.stores;
    return answer && { title, body: <StoresPage {...answer} /> };
  },
};

export const newStoreScreen: Screen = {
  path: "shop/stores/new",
  right: keptStoresCalls.open.right,
  act: {
    done: (_, answer) => officePath(`shop/stores/${(answer as AnswerOf<typeof keptStoresCalls.open>).id}`),
  },
  async show({ page }) {
    const { open } = textsOf(page.facts.lang).shopPages.stores;
    return { title: open, body: <StorePage store={undefined} changes={[]} /> };
  },
};

export const storeScreen: Screen = {
  path: "shop/stores/:id",
  right: keptStoresCalls.change.right,
  act: {
    done: ({ name }) => (name === keptStoresCalls.close.name ? officePath("shop/stores") : undefined),
  },
  async show(wanted) {
    const { id = "" } = wanted.params;
    const [answer, past] = await Promise.all([
      asked(keptStoresCalls.list, {}, wanted),
      asked(keptStoresCalls.changes, { id }, wanted),
    ]);
    const store = answer?.stores.find((one) => one.id === id);
    return store && { title: store.name, body: <StorePage store={store} changes={past?.changes ?? []} /> };
  },
};
