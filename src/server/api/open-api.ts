import { z } from "zod";
import { type Endpoint, edgeRefusals } from "#contract/endpoint.ts";
import { failureCode, failureStatus, type Reason } from "#contract/failures.ts";
import { holders } from "#contract/rights.ts";

/** The OpenAPI 3.1 description, made of the same schemas that the calls are checked with. */
export function openApiDocument(shopName: string, endpoints: readonly Endpoint[]): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const described of endpoints) {
    paths[described.path] = {
      ...paths[described.path],
      [described.method.toLowerCase()]: operation(described),
    };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: shopName,
      version: "1.0.0",
      description:
        "The calls of the shop. Every answer is the envelope: success, message and, on errors, error and statusCode.",
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: "/api" }],
    paths,
    components: {
      securitySchemes: {
        bearer: { type: "http", scheme: "bearer" },
        session: { type: "apiKey", in: "cookie", name: "haat-session" },
      },
      schemas: { Refusal: refusal },
    },
  };
}

const refusal = {
  type: "object",
  required: ["success", "message", "error", "statusCode"],
  properties: {
    success: { const: false },
    message: { type: "string" },
    error: { type: "string" },
    statusCode: { type: "integer" },
    field: { type: "string" },
    data: {},
  },
};

function operation(described: Endpoint): object {
  const { method, path, right, summary, input, answer, file, status = 200, refusals = [] } = described;
  const query = method === "GET" ? input : undefined;
  const body = method === "GET" ? undefined : input;
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
  return {
    operationId: `${method.toLowerCase()}${path.replace(/[{}]/g, "").replace(/[/-](\w)/g, (_, letter: string) => letter.toUpperCase())}`,
    tags: [path.split("/")[1] ?? "shop"],
    summary,
    security: holders[right] === "anyone" ? [] : [{ session: [] }, { bearer: [] }],
    ...((names.length > 0 || query) && {
      parameters: [...names.map(pathParameter), ...queryParameters(query)],
    }),
    ...(body && {
      requestBody: {
        required: true,
        content: described.takesPicture
          ? { "image/*": { schema: { type: "string", format: "binary" } } }
          : described.takesTable
            ? { "text/csv": { schema: { type: "string", format: "binary" } } }
            : { "application/json": { schema: jsonSchema(body, "input") } },
      },
    }),
    responses: {
      [status]: {
        description: "Done",
        content: file
          ? { [file]: { schema: { type: "string", format: "binary" } } }
          : { "application/json": { schema: inEnvelope(jsonSchema(answer, "output")) } },
      },
      ...refusalResponses([...new Set([...edgeRefusals(described), ...refusals])]),
    },
  };
}

/** Every answer has a message, whether its schema cares for the words or not. */
function inEnvelope(schema: { properties?: object; required?: readonly string[] }): object {
  const required = new Set(["message", ...(schema.required ?? [])]);
  return {
    ...schema,
    properties: { message: { type: "string" }, ...schema.properties },
    required: [...required],
  };
}

function refusalResponses(reasons: readonly Reason[]): Record<string, object> {
  const byStatus = Map.groupBy(reasons, (reason) => failureStatus[reason]);
  const responses = [...byStatus].map(([status, of]) => [
    status,
    {
      description: of.map(failureCode).join(", "),
      content: { "application/json": { schema: { $ref: "#/components/schemas/Refusal" } } },
    },
  ]);
  return Object.fromEntries(responses);
}

function pathParameter(name: string): object {
  return { name, in: "path", required: true, schema: { type: "string" } };
}

function queryParameters(query: z.ZodType | undefined): object[] {
  if (!query) return [];
  const { properties = {}, required = [] } = jsonSchema(query, "input") as {
    properties?: Record<string, object>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: "query",
    required: required.includes(name),
    schema,
  }));
}

function jsonSchema(schema: z.ZodType, io: "input" | "output"): object {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: "any" }) as Record<
    string,
    unknown
  >;
  return rest;
}
