import type { TextBlock } from "#contract/format/text-blocks.ts";
import type { PolicyPage } from "./rules/policy-pages.ts";

export type PolicyStep = { readonly sign: SignName; readonly name: string };

export type SignName = "letter" | "parcel" | "coin" | "van" | "door";

export type PolicyView = {
  readonly page: PolicyPage;
  readonly title: string;
  /** What most come to look up, in a few words; empty where the owner's own words stand. */
  readonly brief: readonly string[];
  /** What happens, one after the other, each with its drawing; empty like `brief`. */
  readonly steps: readonly PolicyStep[];
  /** Where one does what the page is about. */
  readonly way: { readonly href: string; readonly name: string } | null;
  readonly blocks: readonly TextBlock[];
};

/** What the policies of the shop are filled with; empty where the owner has not said. */
export type PolicyDetails = {
  readonly shop: string;
  readonly description: string;
  readonly seller: string;
  readonly address: string;
  readonly gstin: string;
  readonly email: string;
  readonly phone: string;
  readonly hours: string;
  /** Who hears complaints. */
  readonly officerName: string;
  readonly officerEmail: string;
  readonly officerPhone: string;
  readonly deliveryFrom: number;
  readonly deliveryTo: number;
  /** In rupees, as it is shown; null where it costs nothing. */
  readonly deliveryCost: string | null;
  /** Null where it never is, or always. */
  readonly freeAbove: string | null;
  readonly returnDays: number;
  /** Whether the way back of what is merely unwanted costs nothing. */
  readonly freeWayBack: boolean;
  /** What is taken off the refund otherwise; null where the shop does not fetch it, and who sends it pays the carrier. */
  readonly wayBackCost: string | null;
  readonly payment: string;
};
