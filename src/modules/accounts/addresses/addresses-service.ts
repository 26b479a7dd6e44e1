import { failure, type Outcome, success } from "#contract/outcome.ts";
import type { Reads, Tx } from "#platform/database/database.ts";
import { newId } from "#platform/ids.ts";
import type { AccountParts } from "../account-parts.ts";
import type { AddressView } from "../account-view.ts";
import { findUser, lockUser } from "../profile/users-repository.ts";
import { readWholeAddress } from "../public/read-address.ts";
import { type AddressInput, type AddressRequest, mostAddresses } from "../rules/address.ts";
import * as book from "./addresses-repository.ts";

export interface SavedAddressInput extends AddressRequest {
  readonly isDefault: boolean;
}

export function createAddressesService({ db, clock }: Pick<AccountParts, "db" | "clock">) {
  /** The account's own phone stands for one that is not said. */
  const readOwnAddress = async (userId: string, input: AddressRequest) =>
    readWholeAddress({ ...input, phone: input.phone ?? (await findUser(db.read, userId))?.phone ?? "" });
  return {
    async addresses(userId: string, q: Reads | Tx = db.read): Promise<AddressView[]> {
      return (await book.addressesOf(q, { userId })).map(addressView);
    },

    async addressOf(q: Reads | Tx, userId: string, addressId: string): Promise<AddressView | null> {
      const row = await book.findAddress(q, userId, addressId);
      return row ? addressView(row) : null;
    },

    /** Everything a parcel needs, or what is missing or wrong; of a guest, or of whoever telephones. */
    readAddress: (input: AddressRequest) => readWholeAddress(input),

    async addAddress(userId: string, input: SavedAddressInput): Promise<Outcome<AddressView>> {
      const read = await readOwnAddress(userId, input);
      if (!read.ok) return read;
      return db.write(async (tx) => {
        if (!(await lockUser(tx, userId))) return failure("notFound");
        const kept = await book.addressesOf(tx, { userId });
        const columns = columnsOf(read.value);
        // A form that was pressed twice, with nothing to say so, is about one place.
        const same = kept.find((one) => isSame(one, columns));
        if (!same && kept.length >= mostAddresses) return failure("addressBookFull");
        const isDefault = input.isDefault || kept.length === 0;
        if (isDefault) await book.clearDefaultAddress(tx, userId);
        if (same) {
          const is_default = isDefault ? 1 : same.is_default;
          await book.updateAddress(tx, userId, same.id, { is_default });
          return success(addressView({ ...same, is_default }));
        }
        const now = clock.now();
        const row = {
          id: newId(now),
          user_id: userId,
          ...columns,
          is_default: isDefault ? 1 : 0,
          created_at: now,
        };
        await book.insertAddress(tx, row);
        return success(addressView(row));
      });
    },

    async changeAddress(userId: string, id: string, input: SavedAddressInput): Promise<Outcome<AddressView>> {
      const read = await readOwnAddress(userId, input);
      if (!read.ok) return read;
      return db.write(async (tx) => {
        await lockUser(tx, userId);
        const before = await book.findAddress(tx, userId, id);
        if (!before) return failure("notFound");
        if (input.isDefault) await book.clearDefaultAddress(tx, userId);
        const change = {
          ...columnsOf(read.value),
          is_default: input.isDefault ? 1 : before.is_default,
        };
        await book.updateAddress(tx, userId, id, change);
        return success(addressView({ ...before, ...change }));
      });
    },

    /** When the default one goes, the newest of the others takes its place. */
    async removeAddress(userId: string, id: string): Promise<Outcome<void>> {
      return db.write(async (tx) => {
        await lockUser(tx, userId);
        const gone = await book.findAddress(tx, userId, id);
        if (!gone) return failure("notFound");
        await book.deleteAddress(tx, userId, id);
        const [next] = await book.addressesOf(tx, { userId });
        if (gone.is_default === 1 && next) await book.updateAddress(tx, userId, next.id, { is_default: 1 });
        return success(undefined);
      });
    },
  };
}

type Columns = ReturnType<typeof columnsOf>;

function isSame(row: book.AddressRow, columns: Columns): boolean {
  return Object.entries(columns).every(([name, value]) => row[name as keyof Columns] === value);
}

export function columnsOf({ name, phone, street, city, state, pinCode, country }: AddressInput) {
  return { name, phone, street, city, state, pin_code: pinCode, country };
}

function addressView(row: book.AddressRow): AddressView {
  const { id, name, phone, street, city, state, pin_code: pinCode, country } = row;
  return {
    _id: id,
    id,
    name,
    phone,
    street,
    city,
    state,
    pinCode,
    zipCode: pinCode,
    country,
    isDefault: row.is_default === 1,
  };
}
