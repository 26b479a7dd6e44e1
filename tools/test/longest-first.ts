import { BaseSequencer, type TestSpecification } from "vitest/node";

/** What takes long, whatever its size says; begun last, one of these would be waited for alone. */
const long = [
  "checkout-kill",
  "manage-day",
  "accounts",
  "every-page",
  "link-kill",
  "refund-kill",
  "oversell",
  "backup",
  "papers-kill",
  "start.fault",
  "manage-goods",
  "offline",
  "checkout.",
  "one-page",
  "remembered-wish",
];

/** Files of which nobody has measured on this machine go by their size, after those that are known to be long. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const at = long.findIndex((name) => moduleId.includes(`/${name}`));
      return at === -1 ? long.length : at;
    };
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other));
  }
}
