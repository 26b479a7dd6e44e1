import type { z } from "zod";
import { type Outcome, success } from "#contract/outcome.ts";
import { textsOf } from "#contract/texts/texts.ts";
import type { HandlersOf } from "#server/handlers/handler.ts";
import type { codeRule, promoCodeEndpoints } from "./endpoints.ts";

export const promoCodeHandlers: HandlersOf<typeof promoCodeEndpoints> = {
  async list({ promoCodes }) {
    return success({ codes: await promoCodes.office.list() });
  },

  async show({ promoCodes }, _, { name }) {
    return oneOf(await promoCodes.office.find(name));
  },

  async make({ promoCodes }, { userId }, { name, ...rule }) {
    return oneOf(await promoCodes.office.make(userId, { code: name, isOn: true, ...ruleOf(rule) }));
  },

  async change({ promoCodes }, { userId: by }, { name: code, seen, ...rule }) {
    return oneOf(await promoCodes.office.change({ by, code, seen }, ruleOf(rule)));
  },

  async turn({ promoCodes }, { userId: by }, { name: code, seen, on }, { lang }) {
    const turned = oneOf(await promoCodes.office.turn({ by, code, seen }, on));
    const said = textsOf(lang).promoCodes.answers;
    return turned.ok ? success({ ...turned.value, message: on ? said.on : said.off }) : turned;
  },

  async remove({ promoCodes }, { userId: by }, { name: code, seen }) {
    const removed = await promoCodes.office.remove({ by, code, seen });
    return removed.ok ? success({}) : removed;
  },
};

function ruleOf({ rupees, minimum, ...rule }: z.output<typeof codeRule>) {
  return { ...rule, paise: rupees, minimumPaise: minimum };
}

function oneOf<Code>(done: Outcome<Code>) {
  return done.ok ? success({ code: done.value }) : done;
}
