import { expect, it } from "vitest";
import { createLog } from "#platform/log.ts";
import { createRefusedRights } from "./refused-rights.ts";

const attempt = { session: "s", address: "198.51.100.9", call: "people.list", right: "people.see" };

it("tells of each of the staff, and of nobody so often that the log fills", () => {
  const lines: string[] = [];
  let now = 0;
  const { noteRefusedRight } = createRefusedRights({
    log: createLog("info", { write: (line: string) => void lines.push(line) }),
    clock: { now: () => now },
  });
  for (let time = 0; time < 500; time++) noteRefusedRight({ ...attempt, user: "meera" });
  noteRefusedRight({ ...attempt, user: "asha" });
  const told = () => lines.map((line) => JSON.parse(line));
  expect(told().map(({ user }) => user)).toEqual([...Array(10).fill("meera"), "asha"]);
  expect(told()[0]).toMatchObject({ security: "right", user: "meera", ...attempt, reason: "notAllowed" });
  expect(told()[9].msg).toContain("no more is told");
  now = 60_000;
  noteRefusedRight({ ...attempt, user: "meera" });
  expect(told()).toHaveLength(12);
});
