import { expect, it } from "vitest";
import { customerSource, readCustomers } from "./customer-table.ts";

const read = (header: string[], ...lines: string[][]) => {
  const source = customerSource(header);
  return (
    source &&
    readCustomers(
      source,
      header,
      lines.map((cells, at) => ({ line: at + 2, cells })),
    )
  );
};

it("reads Shopify's file, of today and of before", () => {
  const now = [
    ..."First Name,Last Name,Email,Accepts Email Marketing,Default Address Company,Default Address Address1".split(
      ",",
    ),
    ..."Default Address Address2,Default Address City,Default Address Province Code".split(","),
    ..."Default Address Country Code,Default Address Zip,Default Address Phone,Phone,Note".split(","),
  ];
  const cells =
    "Meera,Das,meera@example.com,yes,,12 Lake Road,Floor 2,Bengaluru,KA,IN,'560 001,'+91 98000 00001,,Kind";
  expect(read(["Customer ID", ...now], ["'7", ...cells.split(",")])).toEqual([
    {
      line: 2,
      name: "Meera Das",
      email: "meera@example.com",
      phone: "+91 98000 00001",
      note: "Kind",
      allowedBy: "Accepts Email Marketing",
      address: {
        name: "Meera Das",
        phone: "+91 98000 00001",
        street: "12 Lake Road, Floor 2",
        city: "Bengaluru",
        state: "Karnataka",
        pinCode: "560001",
        country: "India",
      },
    },
  ]);
  const before = "\ufeffFirst Name,Last Name,Email,City,Province,Country,Zip,Phone,Accepts Marketing".split(
    ",",
  );
  expect(
    read(before, ["", "", "asha@example.com", "Pune", "Maharashtra", "India", "411001", "", "no"]),
  ).toMatchObject([{ name: "asha", allowedBy: null, address: { state: "Maharashtra", country: "India" } }]);
});

it("reads WooCommerce's report, and its export of users", () => {
  const report =
    "Name,Username,Last Active,Date Registered,Email,Orders,Total Spend,AOV,Country / Region,City,Region,Postal Code";
  expect(
    read(report.split(","), "Ravi Iyer,ravi,,,ravi@example.com,3,900,300,IN,Chennai,TN,600001".split(",")),
  ).toMatchObject([
    {
      name: "Ravi Iyer",
      email: "ravi@example.com",
      phone: "",
      allowedBy: null,
      address: { state: "Tamil Nadu" },
    },
  ]);
  const users = "ID,user_login,user_email,display_name,first_name,last_name,billing_phone,billing_address_1";
  expect(
    read(users.split(","), "4,neha,neha@example.com,Neha S,Neha,Shah,09800000002,5 Hill Road".split(",")),
  ).toMatchObject([{ name: "Neha Shah", phone: "09800000002", address: { street: "5 Hill Road" } }]);
});

it("knows no other file, not even one of goods", () => {
  for (const header of [
    "Handle,Title,Body (HTML)",
    "Email,Phone",
    "First Name,Email",
    "",
    "Name,Phone,Email,Since",
  ])
    expect(read(header.split(","), ["a"])).toBeUndefined();
});
