import { index, type RouteConfig, route } from "@react-router/dev/routes";
import { browserModules } from "#modules-browser";

const inDevelopment = process.env.NODE_ENV === "development";

export default [
  index("features/home/home.route.tsx"),
  route("offline", "features/offline/offline.route.tsx"),
  ...browserModules.flatMap(({ name, pages = [] }) =>
    pages.map(({ path, file, id }) => route(path, `../modules/${name}/shop/${file}`, id ? { id } : {})),
  ),
  route("language", "features/language/language.route.tsx"),
  ...(inDevelopment
    ? [
        route("gallery", "features/gallery/gallery.route.tsx"),
        route("gallery/pictures", "features/gallery/pictures.route.tsx"),
      ]
    : []),
  route("*", "features/not-found/not-found.route.tsx"),
] satisfies RouteConfig;
