import { paths } from "#contract/paths.ts";
import type { ShopView } from "#contract/shop-view.ts";
import type { Lang } from "#contract/texts/lang.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { policyPath } from "#modules/policies/rules/policy-pages.ts";
import type { TicketListView } from "./page-views.ts";

/**
 * What is asked most, and where there is more. The chat's questions have the chat's answers, but that of delivery
 * names no sum from which it is free, and that of returns is left out where nothing is taken back.
 */
export function quickAnswers(
  { returnDays, deliveryFrom, deliveryTo, payment }: ShopView["support"],
  lang: Lang,
): TicketListView["help"]["answers"] {
  const { chat, support } = textsOf(lang);
  const { questions, replies } = chat;
  const { form, list } = support;
  const { help } = list;
  const orders = { href: paths.orders(), name: help.toOrders };
  const returns = {
    question: questions.returns,
    text: replies.returns(returnDays),
    to: { href: policyPath("returns"), name: help.returns },
  };
  return [
    { question: questions.orders, text: replies.orders, to: { href: paths.trackOrder(), name: help.orders } },
    ...(returnDays > 0 ? [returns] : []),
    {
      question: questions.shipping,
      text: deliveryTo === 0 ? replies.shippingAlone : replies.shipping(null, deliveryFrom, deliveryTo),
      to: { href: paths.delivery(), name: help.delivery },
    },
    { question: help.cancel, text: help.cancelText, to: orders },
    ...(payment === "" ? [] : [{ question: help.payment, text: payment, to: null }]),
    { question: help.soon, text: form.lead, to: null },
  ];
}
