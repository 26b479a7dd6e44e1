import { blindBeside } from "./faults/blind-beside.ts";
import { blindOrders } from "./faults/blind-orders.ts";
import { blindPayments } from "./faults/blind-payments.ts";
import { blindPrices } from "./faults/blind-prices.ts";
import { blindReturns } from "./faults/blind-returns.ts";
import { engines } from "./faults/engines.ts";
import { money } from "./faults/money.ts";
import { pages } from "./faults/pages.ts";
import { papers } from "./faults/papers.ts";
import { rights } from "./faults/rights.ts";
import { search } from "./faults/search.ts";
import { sessions } from "./faults/sessions.ts";
import { setsAndJoins } from "./faults/sets-and-joins.ts";
import { stock } from "./faults/stock.ts";
import { trading } from "./faults/trading.ts";
import { tradingMoney } from "./faults/trading-money.ts";
import { tradingOrders } from "./faults/trading-orders.ts";
import type { Mutant } from "./mutant.ts";

/** By what the shop does. */
export const mutants: Readonly<Record<string, readonly Mutant[]>> = {
  money,
  stock,
  rights,
  sessions,
  pages,
  papers,
  search,
  engines,
  trading,
  "trading-orders": tradingOrders,
  "trading-money": tradingMoney,
  "blind-orders": blindOrders,
  "blind-payments": blindPayments,
  "blind-returns": blindReturns,
  "blind-prices": blindPrices,
  "blind-beside": blindBeside,
  "sets-and-joins": setsAndJoins,
};
