import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import type { Endpoint } from "#contract/endpoint.ts";
import { failureCode, failureStatus, type Reason } from "#contract/failures.ts";
import { holders, roles } from "#contract/rights.ts";
import { settingGroups } from "#contract/shop-settings.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { settingNames } from "#platform/settings.ts";
import { documentedEndpoints } from "#server/handlers/all-endpoints.ts";
import { healthRoutes } from "#server/http/health.ts";
import { otherRoutes } from "#server/http/other-routes.ts";
import { commands } from "#tools/staff/commands.ts";
import { smsTexts } from "../src/building/sms-texts.ts";
import pages from "../src/web/routes.ts";

/**
 * Names that have left the code: in browsers, databases, sent links, programs of others, owners' notes. They stay when
 * what they name is called otherwise. New ones are added with `WRITE_NAMES=1 vitest run tests/names-outside.test.ts`.
 */
const file = join(import.meta.dirname, "fixtures/names-outside.json");
const root = join(import.meta.dirname, "..");

it("keeps every name that has left the code, and knows the new ones", () => {
  const now = namesNow();
  if (process.env.WRITE_NAMES === "1") writeFileSync(file, `${JSON.stringify(now, null, 2)}\n`);
  const given: Record<string, string[]> = JSON.parse(readFileSync(file, "utf8"));
  expect(Object.keys(given)).toEqual(Object.keys(now));
  for (const names of Object.values(given)) expect(names.length).toBeGreaterThan(1);
  const gone = Object.entries(given).flatMap(([kind, names]) =>
    names.filter((name) => !now[kind]?.includes(name)).map((name) => `${kind}: ${name}`),
  );
  expect(gone).toEqual([]);
  const fresh = Object.entries(now).flatMap(([kind, names]) =>
    names.filter((name) => !given[kind]?.includes(name)).map((name) => `${kind}: ${name}`),
  );
  expect(fresh, "WRITE_NAMES=1 adds them").toEqual([]);
});

/** Stands for what no address depends on. */
const anything: object = new Proxy({}, { get: () => anything });

/** Of the code's own lists; what stands in none is found in its text. */
function namesNow(): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries({
      calls: documentedEndpoints.map(
        (endpoint) => `${endpoint.name} ${endpoint.method} /api${endpoint.path} ${endpoint.right}`,
      ),
      callFields: documentedEndpoints.flatMap(fieldsOf),
      failures: Object.keys(failureStatus).map((reason) => failureCode(reason as Reason)),
      pages: pages.map(({ path = "" }) => `/${path}`),
      linkPages: found(/\baddress: (\/\^.+\/),/g),
      officeScreens: found(/\bpath: "([^"]*)"/g, "src/**/*{screen,screens}.tsx"),
      otherAddresses: [...healthRoutes(anything as never), ...otherRoutes(anything as never)].map(
        ({ path }) => path,
      ),
      environment: settingNames,
      cookiesAndStorage: found(/"(haat-[a-z-]+|haatOverlay|token|search-choices|guest-checkout)"/g),
      purposesOfLinks: [
        ...found(/type OrderLinkPurpose = ([^;]+);/g).flatMap((list) => list.split(" | ")),
        ...found(/\bpurpose: ("\w+") }, /g),
      ],
      keyedHashes: found(/\.update\(`([a-z ]+)\$/g),
      rights: Object.keys(holders),
      roles: [...roles],
      storedSettings: Object.entries(settingGroups).flatMap(([group, { shape: fields }]) =>
        Object.keys(fields).map((field) => `${group}.${field}`),
      ),
      auditActions: [
        ...Object.keys(textsOf("en").manage.logged.actions),
        ...found(/\baction: "([a-z -]+)"/g),
      ],
      events: found(/["`]([a-z_]+\.(?:[a-z_]+@\d+|(?=\$\{\w+\}@)))/g),
      messages: smsTexts().map(({ template }) => template),
      metrics: found(/\b(haat_[a-z0-9_]+)/g),
      commands: commands.map(({ words }) => words),
    }).map(([kind, names]) => [kind, [...new Set(names)].sort()]),
  );
}

function fieldsOf({ name, input, answer }: Endpoint): string[] {
  const fields = (schema: Endpoint["answer"] | undefined) =>
    schema ? Object.keys((schema as { shape?: object }).shape ?? {}) : [];
  return [
    ...fields(input).map((field) => `${name} takes ${field}`),
    ...fields(answer).map((field) => `${name} answers ${field}`),
  ];
}

function found(pattern: RegExp, ...where: string[]): string[] {
  const files = globSync(where.length > 0 ? where : ["src/**/*.{ts,tsx,js}"], { cwd: root });
  return files
    .filter((name) => !name.includes(".test."))
    .sort()
    .flatMap((name) =>
      [...readFileSync(join(root, name), "utf8").matchAll(pattern)].map(([, one = ""]) => one),
    );
}
