/** What the back office says of changing an order; the server alone has it. */
export const orderChanges = {
  title: "Change the order",
  lead: "Until it leaves, you can change where it goes.",
  address: "Another address or phone",
  saveAddress: "Save the address",
  addressHint: "In the same state. The invoice stays as it is.",
  answers: {
    address: "The address is changed. The customer will be told.",
  },
  /** Its actions in the log: what each is called, and its sentence. */
  audited: {
    "change address": { name: "Address of an order changed", sentence: "changed the address of order {}" },
  },
  auditedFields: {
    street: "street",
    pinCode: "PIN code",
  },
};
