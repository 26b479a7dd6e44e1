import vm from "node:vm";
import { expect, test } from "vitest";
import { withData } from "./with-data.ts";

test("what the loaders gave is read back as it was, whatever it holds, and stands within the page", () => {
  const data = `["</script><!--<script>","& ' \\" \\\\ \u2028\u2029 हिन्दी $& $'"]\n`;
  const html = withData("<html><body>$&</body></html>", data, "abc");
  const [, enqueue = "", close = ""] =
    /^<html><body>\$&(.*?)<\/script>(.*?)<\/body><\/html>$/s.exec(html) ?? [];
  const open = '<script nonce="abc">';
  expect([enqueue, close].every((script) => script.startsWith(open))).toBe(true);
  expect(enqueue.slice(open.length)).not.toMatch(/[<>&\u2028\u2029]/);
  const told: string[] = [];
  const controller = { enqueue: (text: string) => told.push(text), close: () => told.push("closed") };
  const script = enqueue.slice(open.length) + close.slice(open.length).replace("</script>", "");
  vm.runInNewContext(script, { window: { __reactRouterContext: { streamController: controller } } });
  expect(told).toEqual([data, "closed"]);
});
