import type { AnswerOf } from "#contract/endpoint.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { officePath } from "#manage/frame/office-path.ts";
import { askEndpoint } from "#manage/parts/ask-endpoint.ts";
import type { Screen } from "#manage/screen.ts";
import { storeOfficeEndpoints } from "../office-endpoints.ts";
import { StorePage, StoresPage } from "./stores-page.tsx";

const storesScreen: Screen = {
  path: "shop/stores",
  right: storeOfficeEndpoints.list.right,
  async show(request) {
    const answer = await askEndpoint(storeOfficeEndpoints.list, {}, request);
    const { title } = textsOf(request.page.requestContext.lang).shopPages.stores;
    return answer && { title, body: <StoresPage {...answer} /> };
  },
};

const newStoreScreen: Screen = {
  path: "shop/stores/new",
  right: storeOfficeEndpoints.open.right,
  act: {
    done: (_, answer) =>
      officePath(`shop/stores/${(answer as AnswerOf<typeof storeOfficeEndpoints.open>).id}`),
  },
  async show({ page }) {
    const { open } = textsOf(page.requestContext.lang).shopPages.stores;
    return { title: open, body: <StorePage store={undefined} changes={[]} /> };
  },
};

const storeScreen: Screen = {
  path: "shop/stores/:id",
  right: storeOfficeEndpoints.change.right,
  act: {
    done: ({ name }) => (name === storeOfficeEndpoints.close.name ? officePath("shop/stores") : undefined),
  },
  async show(request) {
    const { id = "" } = request.params;
    const [answer, past] = await Promise.all([
      askEndpoint(storeOfficeEndpoints.list, {}, request),
      askEndpoint(storeOfficeEndpoints.changes, { id }, request),
    ]);
    const store = answer?.stores.find((one) => one.id === id);
    return store && { title: store.name, body: <StorePage store={store} changes={past?.changes ?? []} /> };
  },
};

export const screens: readonly Screen[] = [storesScreen, newStoreScreen, storeScreen];
