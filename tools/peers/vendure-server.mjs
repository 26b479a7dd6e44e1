import { createRequire } from "node:module";
import { join } from "node:path";

/** Copied into the folder that has Vendure, and run there: node vendure-server.mjs fill | serve | work */
const require = createRequire(join(process.cwd(), "package.json"));
const vendure = require("@vendure/core");
const { populate } = require("@vendure/core/cli");
const [mode] = process.argv.slice(2);

/** As the project's own template has it, without pictures, mails and the page of its staff. */
const config = {
  apiOptions: {
    port: Number(process.env.PORT),
    adminApiPath: "admin-api",
    shopApiPath: "shop-api",
    trustProxy: 1,
  },
  authOptions: {
    tokenMethod: ["bearer", "cookie"],
    requireVerification: false,
    superadminCredentials: { identifier: process.env.USERNAME, password: process.env.PASSWORD },
    cookieOptions: { secret: "a secret of the bench" },
  },
  dbConnectionOptions: {
    type: "postgres",
    url: process.env.DATABASE_URL,
    synchronize: mode === "fill",
    logging: false,
  },
  paymentOptions: { paymentMethodHandlers: [vendure.dummyPaymentHandler] },
  plugins: [
    vendure.DefaultSchedulerPlugin.init(),
    vendure.DefaultJobQueuePlugin.init({ useDatabaseForBuffer: true }),
    vendure.DefaultSearchPlugin.init({ bufferUpdates: false, indexStockStatus: true }),
  ],
  logger: new vendure.DefaultLogger({ level: vendure.LogLevel.Warn }),
};

const shop = {
  defaultLanguage: "en",
  defaultZone: "Asia",
  countries: [{ name: "India", code: "IN", zone: "Asia" }],
  taxRates: [{ name: "Standard Tax", percentage: 18 }],
  shippingMethods: [{ name: "Standard Shipping", price: 5000 }],
  paymentMethods: [
    {
      name: "Card",
      handler: {
        code: vendure.dummyPaymentHandler.code,
        arguments: [{ name: "automaticSettle", value: "true" }],
      },
    },
  ],
  collections: [],
};

if (mode === "fill") {
  const app = await populate(() => vendure.bootstrap(config), shop, join(process.cwd(), "products.csv"));
  await app.close();
  process.exit(0);
} else if (mode === "work") {
  await (await vendure.bootstrapWorker(config)).startJobQueue();
} else {
  await vendure.bootstrap(config);
}
