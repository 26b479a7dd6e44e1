import type { Edge } from "../http/edge.ts";
import type { OfficeUpdates } from "./office-updates.ts";

/** For the staff alone, and waiting in no line: to everybody else this is an address like any unknown one. */
export function serveOfficeUpdates(app: Edge, news: OfficeUpdates): void {
  app.get("/manage/news", ({ req, var: { caller } }, next) =>
    caller?.role && req.raw.method === "GET" ? Promise.resolve(news.open(caller)) : next(),
  );
}
