// Who may import whom, and why. `npm run check` refuses what breaks it.
const only = (name, comment, from, to) => ({
  name,
  comment,
  severity: "error",
  from: { pathNot: "\\.test\\.tsx?$", ...from },
  to: { pathNot: to },
});
const never = (name, comment, from, to) => ({
  name,
  comment,
  severity: "error",
  from: { pathNot: "\\.test\\.tsx?$", ...from },
  to,
});

/** What another module, and whatever shows or describes, may import of a module. */
const rules = "^src/modules/.*/rules/";
const texts = "^src/modules/.*/texts(/|\\.ts$)";
const views = "^src/modules/.*(views?|answers?|input|refusals|draft)\\.ts$";
const endpoints = "^src/modules/.*endpoints\\.ts$";
/** What other modules may import. */
const open = ["^src/modules/define-(browser-)?module\\.ts$", rules, texts, views, endpoints, "^src/modules/.*(/public/|/events\\.ts$|service\\.ts$)"];
/** What only the server's half of a module may have. */
const served = "^src/modules/.*(/module|handlers|service|repository)\\.ts$";
/** A port, or the list of its adapters; not an adapter. */
const port = "^src/ports/[^/]+/[^/]+\\.ts$";
const entries = "^src/web/.*(\\.route\\.tsx?|entry\\.server\\.tsx|page-context\\.ts)$|^src/web/root\\.tsx$|^src/web/routes\\.ts$";

export default {
  forbidden: [
    never("no-cycle", "Two files that need each other are one, or need a third.", {}, { circular: true }),
    only("contract-is-the-ground", "What server and browser agree on stands on nothing but the schema library.", { path: "^src/(contract/|modules-contract\\.ts$|modules/[^/]+/contract\\.ts$)" }, ["^src/contract/", "^src/modules-contract\\.ts$", "^src/modules/[^/]+/contract\\.ts$", rules, texts, views, "^src/languages/", "^node_modules/zod/"]),
    only("rules-are-pure", "A rule decides: no I/O, no clock, no chance, so it runs in the browser too.", { path: rules }, ["^src/contract/", "^src/languages/", "^node_modules/zod/", rules, texts, views]),
    only("platform-knows-no-shop", "The platform holds no word of the shop.", { path: "^src/platform/", pathNot: ["\\.test\\.tsx?$", "/(unknown-)?settings(-shape)?\\.ts$"] }, ["^src/platform/", "^node_modules/", "^[^/]+$", "^(dns|fs|timers)/promises$"]),
    only("settings-ask-the-ports", "What is read of the environment are the platform's own settings and those that adapters bring.", { path: "^src/platform/(unknown-)?settings(-shape)?\\.ts$" }, ["^src/platform/", port, "^node_modules/zod/", "^net$"]),
    only("server-speaks-with-services", "The edge calls services, never tables.", { path: "^src/server/" }, ["^src/(contract|platform|server)/", port, "^src/modules(-browser)?\\.ts$", "^src/modules/.*(?<!-repository)\\.tsx?$", "^src/web/page-context\\.ts$", "^node_modules/", "^[^/]+$", "^(fs|timers|stream)/promises$"]),
    never("engines-behind-the-platform", "What the engines say differently is in platform/database/dialects.ts; the search alone is kept in two ways.", { path: "^src/modules/", pathNot: ["^src/modules/catalogue/search/search-store-of\\.ts$", "\\.test\\.tsx?$"] }, { path: "^src/platform/database/engine-of" }),
    never("statements-are-named", "What writes a statement says so: -repository, -store, or the tables themselves.", { path: "^src/modules/", pathNot: ["[/-](repository|store|store-walks|tables)\\.ts$", "\\.test\\.tsx?$"] }, { path: "^node_modules/kysely" }),
    only("ports-know-no-shop", "A port and its adapters stand on the platform; what the shop makes of them is its own.", { path: "^src/ports/" }, ["^src/(contract|platform|ports)/", "^node_modules/", "^[^/]+$", "^fs/promises$"]),
    never("adapters-by-their-list-only", "Whoever needs an adapter asks the list of its port.", { pathNot: ["\\.test\\.tsx?$", "^tests/", "^tools/", "^src/ports/"] }, { path: "^src/ports/[^/]+/[^/]+/" }),
    only("adapters-in-browsers-know-no-server", "What an adapter brings to browsers stands on the contract.", { path: "^src/ports/.*in-browser\\.ts$" }, ["^src/contract/", "^src/ports/.*(in-browser|about)\\.ts$"]),
    never("adapters-stand-alone", "An adapter knows its port and no other adapter.", { path: "^src/ports/([^/]+)/([^/]+)/" }, { path: "^src/ports/[^/]+/[^/]+/", pathNot: "^src/ports/$1/$2/" }),
    never("ui-is-props-only", "The ui set knows its styles, but no feature, no shop, no server.", { path: "^src/web/ui/" }, { path: "^src/(web/(?!(?:ui|styles)/)|modules|server|platform)", pathNot: [rules, views, texts] }),
    never("pages-stay-in-the-browser", "What reaches the browser must not pull in services or tables.", { path: "^src/web/", pathNot: [entries, "\\.test\\.tsx?$"] }, { path: `^src/(server|platform|building|main)|^src/ports/(?!.*in-browser\\.ts$)|${served}` }),
    never("features-do-not-reach-sideways", "A part of one feature is another feature's only through a page.", { path: "^src/web/features/([^/]+)/", pathNot: ["-page\\.tsx$", "\\.route\\.tsx?$", "\\.test\\.tsx?$"] }, { path: "^src/web/features/([^/]+)/", pathNot: ["^src/web/features/$1/"] }),
    only("the-back-office-asks-by-endpoints", "Screens read and write through described endpoints, and show with the ui set.", { path: "^src/manage/|^src/links/|^src/modules/[^/]+/office/|^src/modules/[^/]+/link/.*\\.tsx$" }, ["^src/contract/", "^src/languages/languages\\.ts$", "^src/manage/", "^src/links/", "^src/modules-browser\\.ts$", "^src/ports/[^/]+/[^/]+-in-browser\\.ts$", "^src/modules/define-browser-module\\.ts$", rules, views, texts, endpoints, "^src/modules/[^/]+/(office|link)/", "^src/web/(ui|styles)/", "^src/web/layout/theme-script\\.ts$", "^src/web/request/fill-from-pin\\.ts$", "^src/server/(office/back-office|links/link-page|office/draft-name|api/call-endpoint)\\.ts$", "^node_modules/(react|@simplewebauthn/browser/|@zxing/library/)"]),
    only("the-staff-s-script-is-small", "What goes to the staff's browsers needs nothing but what passkeys and codes of bars take, each on pages of its own.", { path: "^src/manage/browser/", pathNot: "/(passkey|read-frame)\\.ts$" }, ["^src/manage/browser/", "^src/contract/settings/contrast\\.ts$", "^src/web/request/fill-from-pin\\.ts$"]),
    never("the-back-office-is-apart", "The shop knows nothing of it; main.ts alone loads it when somebody comes.", { path: "^src/", pathNot: "^src/(manage/|links/(link-document\\.tsx|.*\\.test\\.ts)$|main\\.ts$|modules/[^/]+/office/|modules/define-browser-module\\.ts$|modules/.*\\.test\\.ts$)" }, { path: "^src/manage/" }),
    never("browser-halves-know-no-service", "What browsers get, and what describes it, knows no service, repository or handler; page-views and routes may read them.", { path: `^src/modules/[^/]+/(shop/(?!.*\\.route\\.tsx?$)|office/|browser\\.ts$)|${rules}|${endpoints}|${texts}` }, { path: served }),
    never("modules-meet-at-their-doors", "Of another module one may import its rules, endpoints, views, events, public parts, and types of its service.", { path: "^src/modules/([^/]+)/", pathNot: ["\\.test\\.tsx?$", "^src/modules/(orders|returns)/"] }, { path: "^src/modules/[^/]+/", pathNot: ["^src/modules/$1/", ...open] }),
    never("orders-and-returns-meet", "A return is carried out by the steps of orders (refund, shelf, message), and an order tells of its returns; to others they keep to the rule.", { path: "^src/modules/(orders|returns)/" }, { path: "^src/modules/[^/]+/", pathNot: ["^src/modules/(orders|returns)/", ...open] }),
    never("only-the-own-service-has-the-tables", "A module's tables are reached through its service.", { path: "^src/", pathNot: ["^src/modules/", "\\.test\\.tsx?$"] }, { path: "^src/modules/.*repository\\.ts$" }),
    never("no-foreign-repository", "Another module's tables are reached through its service; returns' and orders' too.", { path: "^src/modules/([^/]+)/" }, { path: "^src/modules/.*repository\\.ts$", pathNot: "^src/modules/$1/" }),
    never("nothing-unresolved", "An import that leads nowhere.", {}, { couldNotResolve: true, pathNot: ["^virtual:", "\\+types/"] }),
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "(^|/)(build|\\.react-router|studio)/|\\+types/" },
    tsPreCompilationDeps: true,
    parser: "swc",
    enhancedResolveOptions: { extensions: [".ts", ".tsx", ".mjs", ".js", ".json"], conditionNames: ["import", "node", "default"], exportsFields: ["exports"] },
  },
};
