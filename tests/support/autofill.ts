import type { Page } from "playwright-core";

/** What a browser keeps of somebody, by the names that Chromium has for it. */
const kept = {
  NAME_FULL: "Asha Rao",
  PHONE_HOME_WHOLE_NUMBER: "+919812345678",
  EMAIL_ADDRESS: "asha@example.com",
  ADDRESS_HOME_STREET_ADDRESS: "12 Lake Road, Indiranagar",
  ADDRESS_HOME_CITY: "Bengaluru",
  ADDRESS_HOME_STATE: "Karnataka",
  ADDRESS_HOME_ZIP: "560038",
  ADDRESS_HOME_COUNTRY: "IN",
};
const fields = Object.entries(kept).map(([name, value]) => ({ name, value }));
const card = {
  number: "4111111111111111",
  name: "Asha Rao",
  expiryMonth: "05",
  expiryYear: "2030",
  cvc: "737",
};

/** Chromium's own autofill, as if its suggestion had been chosen in the field that is named. */
export async function autofill(page: Page, selector: string, what: "address" | "card" = "address") {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Autofill.enable");
  await devtools.send("Autofill.setAddresses", { addresses: [{ fields }] });
  // Ids of nodes are no more once a page has loaded, and some pages are still loading here.
  const expression = `document.querySelector(${JSON.stringify(selector)})`;
  const { result } = await devtools.send("Runtime.evaluate", { expression });
  if (!result.objectId) throw new Error(`There is no ${selector}.`);
  const { node } = await devtools.send("DOM.describeNode", { objectId: result.objectId });
  await page.focus(selector);
  const given = what === "card" ? { card } : { address: { fields } };
  await devtools.send("Autofill.trigger", { fieldId: node.backendNodeId, ...given });
  await devtools.detach();
}
