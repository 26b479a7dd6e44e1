/** The pages, which `npm run build` puts into the shop's own file. */
declare module "virtual:react-router/server-build" {
  const build: import("react-router").ServerBuild;
  export = build;
}
