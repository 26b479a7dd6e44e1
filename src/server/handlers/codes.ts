import type { z } from "zod";
import type { codesEndpoints } from "#contract/endpoints/codes.ts";
import type { codeRule } from "#contract/endpoints/codes-input.ts";
import { type Outcome, success } from "#contract/outcome.ts";
import { textsOf } from "#contract/texts/texts.ts";
import type { HandlersOf } from "./handler.ts";

export const codesHandlers: HandlersOf<typeof codesEndpoints> = {
  async list({ pricing }) {
    return success({ codes: await pricing.codes.list() });
  },

  async show({ pricing }, _, { name }) {
    return oneOf(await pricing.codes.find(name));
  },

  async make({ pricing }, { userId }, { name, ...rule }) {
    return oneOf(await pricing.codes.make(userId, { code: name, isOn: true, ...ruleOf(rule) }));
  },

  async change({ pricing }, { userId: by }, { name: code, seen, ...rule }) {
    return oneOf(await pricing.codes.change({ by, code, seen }, ruleOf(rule)));
  },

  async turn({ pricing }, { userId: by }, { name: code, seen, on }, { lang }) {
    const turned = oneOf(await pricing.codes.turn({ by, code, seen }, on));
    const said = textsOf(lang).answers.codes;
    return turned.ok ? success({ ...turned.value, message: on ? said.on : said.off }) : turned;
  },

  async remove({ pricing }, { userId: by }, { name: code, seen }) {
    const removed = await pricing.codes.remove({ by, code, seen });
    return removed.ok ? success({}) : removed;
  },
};

function ruleOf({ rupees, minimum, ...rule }: z.output<typeof codeRule>) {
  return { ...rule, paise: rupees, minimumPaise: minimum };
}

function oneOf<Code>(done: Outcome<Code>) {
  return done.ok ? success({ code: done.value }) : done;
}
