import type { ServerBuild } from "react-router";
import type { Endpoint } from "#contract/endpoint.ts";
import { type RunningShop, startShop } from "#main";
import type { Clock } from "#platform/clock.ts";
import { createLog, type Log } from "#platform/log.ts";
import { readSettings } from "#platform/settings.ts";
import type { LoadShedding } from "#server/admission/load-shedding.ts";
import type { PageQueue } from "#server/admission/page-queue.ts";
import { type Examine, faultsIn, refuseFaults } from "#server/api/examine-reply.ts";
import type { OfficePages } from "#server/office/back-office.ts";
import { closeWithFile } from "./left-open.ts";
import { linkKeyForTests } from "./link-key-for-tests.ts";
import { noPages } from "./no-pages.ts";

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: tests read what the documents promise
  readonly body: any;
}

export interface ShopForTests extends RunningShop {
  readonly url: string;
  /** Every endpoint that was done, each held against its description. */
  readonly done: ReadonlySet<Endpoint>;
  /** A documented endpoint, as a browser on our own page or, with a token, as a program makes it. */
  call(method: string, path: string, options?: CallOptions): Promise<Answer>;
}

export interface CallOptions {
  readonly body?: unknown;
  readonly token?: string;
  readonly cookie?: string;
  readonly headers?: Record<string, string>;
}

/** The whole server in this process, without the pages: for the endpoints under /api. Time can be set. */
export async function openShop(
  where: { DATA_DIR: string; DATABASE_URL?: string },
  {
    env = {},
    clock,
    loadShedding,
    pageQueue,
    backOffice,
    pages,
    pace,
    log = createLog("silent"),
  }: {
    env?: Record<string, string>;
    clock?: Clock;
    loadShedding?: LoadShedding;
    pageQueue?: PageQueue;
    log?: Log;
    backOffice?: () => Promise<OfficePages>;
    /** What they are made of; they are kept then. */
    pages?: () => Promise<ServerBuild>;
    pace?: (everyMs: number) => number;
  } = {},
): Promise<ShopForTests> {
  const settings = readSettings({
    PORT: "0",
    LOG_LEVEL: "silent",
    DEMO: "1",
    LINK_KEY: linkKeyForTests,
    ...where,
    ...env,
  });
  const done = new Set<Endpoint>();
  // The log of tests is silent; what breaks a description is a bug that must be read.
  const examine: Examine = (described, reply) => {
    for (const fault of faultsIn(described, reply)) console.error(described.method, described.path, fault);
    refuseFaults(described, reply);
    if (!("refused" in reply)) done.add(described);
  };
  const running = await startShop({
    settings,
    log,
    development: {
      build: pages ?? noPages,
      keepsPages: pages !== undefined,
      examine,
      ...(backOffice && { backOffice }),
    },
    ...(clock && { clock }),
    ...(pace && { pace }),
    loadShedding,
    pageQueue,
  });
  const url = `http://127.0.0.1:${running.port}`;
  const isClosed = closeWithFile(running.stop);
  return {
    ...running,
    url,
    done,
    stop() {
      isClosed();
      return running.stop();
    },
    async call(method, path, { body, token, cookie, headers = {} } = {}) {
      const answer = await fetch(`${url}/api${path}`, {
        method,
        redirect: "manual",
        headers: {
          "sec-fetch-site": "same-origin",
          ...(body !== undefined && { "content-type": "application/json" }),
          ...(token && { authorization: `Bearer ${token}` }),
          ...(cookie && { cookie }),
          ...headers,
        },
        ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
      });
      const text = await answer.text();
      return {
        status: answer.status,
        headers: answer.headers,
        body: isJson(answer) ? JSON.parse(text) : text,
      };
    },
  };
}

function isJson(answer: Response): boolean {
  return answer.headers.get("content-type")?.includes("json") ?? false;
}
