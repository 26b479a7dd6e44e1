/** Somebody, as that person may see himself. Times are ISO 8601. */
export type UserView = {
  readonly _id: string;
  readonly id: string;
  readonly name: string;
  readonly email: string | null;
  readonly emailVerified: boolean;
  readonly phone: string | null;
  readonly hasPassword: boolean;
  readonly createdAt: string;
  readonly lastLogin: string | null;
};

export type SessionView = {
  readonly id: string;
  /** Such as "Firefox, Linux"; empty when the browser did not say. */
  readonly browser: string;
  readonly createdAt: string;
  readonly lastSeen: string;
  readonly expiresAt: string;
  readonly current: boolean;
};

export type AddressView = {
  readonly _id: string;
  readonly id: string;
  readonly name: string;
  readonly phone: string;
  readonly street: string;
  readonly city: string;
  readonly state: string;
  readonly pinCode: string;
  readonly zipCode: string;
  readonly country: string;
  readonly isDefault: boolean;
};

/** Who buys, for an order and its mails. */
export type CustomerView = {
  readonly id: string;
  readonly name: string;
  readonly email: string | null;
  readonly phone: string | null;
};
