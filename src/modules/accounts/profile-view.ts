import type { AddressView, UserView } from "./account-view.ts";

export type ProfileView = {
  readonly user: UserView;
  /** As people read it. */
  readonly phone: string | null;
  /** Written out in the reader's language. */
  readonly memberSince: string;
  readonly lastLogin: string | null;
  readonly addresses: readonly AddressView[];
  readonly sessions: readonly {
    readonly id: string;
    readonly browser: string;
    readonly since: string;
    readonly seen: string;
    readonly current: boolean;
  }[];
  /** What stays when one goes, and where one sees what one has allowed. */
  readonly leaving: { readonly text: string; readonly consents: string };
  /** How else one logs in, in words. */
  readonly waysIn: string;
  /** What a new password has to be, which is more for whoever works here. */
  readonly passwordHint: string;
  /** What leads to the passkeys. */
  readonly passkeys: string;
  /** Which part is open for editing: details, password, delete, address. */
  readonly editing: string | null;
  /** The address that is edited; a new one when absent. */
  readonly editedAddress: AddressView | null;
};
