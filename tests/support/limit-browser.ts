import type { Browser } from "playwright-core";
import { patience, within } from "./within.ts";

type Send = (
  object: unknown,
  method: string,
  params: { readonly expression?: string; readonly method?: string },
  options: { readonly timeout?: number },
) => Promise<unknown>;

interface Connection {
  sendMessageToServer: Send;
}

/** As Playwright has it; all browsers of a process share one. */
const unlimited = new WeakMap<Connection, Send>();

/**
 * Playwright gives a limit to what waits for a page, and none to what asks it: a page that never opens, closes, takes a
 * key or answers what is evaluated in it would be waited for without end. All that any browser is asked goes this way.
 */
export function limitBrowser(browser: Browser, ms = patience): Browser {
  const { _connection: connection } = browser as unknown as { _connection: Connection };
  const send = unlimited.get(connection) ?? connection.sendMessageToServer;
  unlimited.set(connection, send);
  connection.sendMessageToServer = function limited(object, method, params, options) {
    const sent = send.call(this, object, method, params, options);
    const what = ["the browser", method, params.method ?? params.expression?.slice(0, 300)];
    return within(what.filter(Boolean).join(": "), sent, { ms: ms + (options.timeout ?? 0) });
  };
  return browser;
}
