import { Form } from "react-router";
import type { AddressView } from "#modules/accounts/account-view.ts";
import { addressesEndpoints } from "#modules/accounts/addresses/endpoints.ts";
import { accounts as accountsWords } from "#modules/accounts/texts/accounts.ts";
import { profile as profileWords } from "#modules/accounts/texts/profile.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { useWords } from "#web/ui/words.ts";
import { AddressForm } from "./address-form.tsx";
import { EditLink, type PartProps, ProfilePart } from "./profile-part.tsx";

export function AddressBook({ view, saved }: PartProps) {
  const { said } = useWords("accounts", accountsWords);
  const profile = useWords("profile", profileWords);
  if (view.editing === "address") {
    const { editedAddress: edited } = view;
    return (
      <ProfilePart title={edited ? profile.editAddress : profile.addAddress}>
        <AddressForm address={edited} name={view.user.name} phone={view.user.phone ?? ""} />
      </ProfilePart>
    );
  }
  const done = {
    [addressesEndpoints.add.name]: said.addressKept,
    [addressesEndpoints.change.name]: said.addressKept,
    [addressesEndpoints.remove.name]: said.addressRemoved,
  }[saved ?? ""];
  return (
    <ProfilePart
      title={profile.addresses}
      done={done}
      action={<EditLink part="address">{profile.addAddress}</EditLink>}
    >
      {view.addresses.length === 0 && <p className="muted">{profile.noAddresses}</p>}
      <ul className="row-links">
        {view.addresses.map((address) => (
          <AddressEntry key={address.id} address={address} />
        ))}
      </ul>
    </ProfilePart>
  );
}

function AddressEntry({ address }: { readonly address: AddressView }) {
  const profile = useWords("profile", profileWords);
  const { name, street, city, state, pinCode, country, phone } = address;
  return (
    <li className="address-entry">
      <address className="breaks">
        <span className="line gap-s wraps strong">
          {name} {address.isDefault && <Badge look="leaf">{profile.defaultAddress}</Badge>}
        </span>
        {street}
        <br />
        {city}, {profile.stateName(state, city)} {pinCode}
        <br />
        {country} · <span className="nowrap">{phone}</span>
      </address>
      <div className="beside gap-s wraps above-m">
        <EditLink part="address" address={address.id}>
          {profile.edit} <span className="sr-only">{street}</span>
        </EditLink>
        <Form method="post" preventScrollReset>
          <input type="hidden" name="call" value={addressesEndpoints.remove.name} />
          <input type="hidden" name="id" value={address.id} />
          <Button type="submit" look="bare" size="small">
            {profile.removeAddress} <span className="sr-only">{street}</span>
          </Button>
        </Form>
      </div>
    </li>
  );
}
