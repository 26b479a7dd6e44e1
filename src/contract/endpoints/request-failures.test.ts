import { expect, test } from "vitest";
import { failures as words } from "../texts/en/failures.ts";
import { hasSessionEnded, missingEndpoint, networkFailure, readReply } from "./request-failures.ts";

const json = (status: number, body: unknown) => readReply({ status, body: JSON.stringify(body) }, words);

test("a call without an endpoint is refused", () => {
  expect(missingEndpoint(words)).toEqual({
    success: false,
    message: "Invalid endpoint",
    error: "INVALID_ENDPOINT",
  });
});

test("404 says the same whatever the server says, and keeps the server's code", () => {
  expect(json(404, { success: false, message: "No such cart", error: "NO_CART" })).toEqual({
    success: false,
    message: "Resource not found",
    said: "No such cart",
    error: "NO_CART",
    statusCode: 404,
  });
  expect(readReply({ status: 404, body: "<html>" }, words).message).toBe("Resource not found");
});

test.each([200, 500])("an unreadable body with status %i is named as such", (status) => {
  expect(readReply({ status, body: "<html>Bad gateway</html>" }, words)).toEqual({
    success: false,
    message: "Invalid response format from server",
    error: "INVALID_FORMAT",
    statusCode: status,
  });
});

test("a refusal carries the server's message, code and further fields", () => {
  expect(
    json(409, { success: false, message: "Prices have changed", error: "QUOTE_CHANGED", data: { total: 5 } }),
  ).toEqual({
    success: false,
    message: "Prices have changed",
    said: "Prices have changed",
    error: "QUOTE_CHANGED",
    data: { total: 5 },
    statusCode: 409,
  });
});

test("a refusal without words gets the documented ones", () => {
  expect(json(500, {})).toEqual({
    success: false,
    message: "Error: 500",
    error: "API_ERROR",
    statusCode: 500,
  });
  expect(json(500, { message: "", error: 7 })).toMatchObject({ message: "Error: 500", error: "API_ERROR" });
  expect(readReply({ status: 502, body: "" }, words)).toMatchObject({
    message: "Error: 502",
    success: false,
  });
});

test("a refusal cannot call itself a success", () => {
  expect(json(401, { success: true, message: "Unauthorized." }).success).toBe(false);
});

test("an answer with a success field comes through as it is", () => {
  expect(json(200, { success: true, message: "Item added to cart", order_id: "o1" })).toEqual({
    success: true,
    message: "Item added to cart",
    order_id: "o1",
    statusCode: 200,
  });
  expect(json(200, { success: false, message: "Out of stock" })).toMatchObject({
    success: false,
    message: "Out of stock",
  });
});

test.each([[[1, 2]], [{ items: [] }], ["text"], [null]])("%j without a success field is wrapped", (body) => {
  expect(json(200, body)).toEqual({ success: true, data: body, statusCode: 200 });
});

test("an empty answer is a success without data", () => {
  expect(readReply({ status: 204, body: "" }, words)).toEqual({ success: true, data: null, statusCode: 204 });
});

test("a network failure tells what is known", () => {
  expect(networkFailure(new TypeError("Failed to fetch"), words)).toEqual({
    success: false,
    message: "Failed to fetch",
    error: "NETWORK_ERROR",
  });
  expect(networkFailure("?", words).message).toBe("Network error occurred");
});

const ended = { answer: json(401, {}), endpoint: "/cart", page: "/cart", hadSession: true };

test("a session that existed and is refused has ended", () => {
  expect(hasSessionEnded(ended)).toBe(true);
  expect(hasSessionEnded({ ...ended, answer: json(403, { message: "Token missing." }) })).toBe(true);
  expect(hasSessionEnded({ ...ended, answer: json(200, { success: false, message: "Unauthorized." }) })).toBe(
    true,
  );
});

test("visitors, login pages and sign-in calls are never sent away", () => {
  expect(hasSessionEnded({ ...ended, hadSession: false })).toBe(false);
  expect(hasSessionEnded({ ...ended, page: "/login?next=/cart" })).toBe(false);
  expect(hasSessionEnded({ ...ended, page: "/hi/login" })).toBe(false);
  expect(hasSessionEnded({ ...ended, page: "/product/login" })).toBe(true);
  expect(hasSessionEnded({ ...ended, endpoint: "/auth/login" })).toBe(false);
});

test("other refusals leave the session alone", () => {
  expect(hasSessionEnded({ ...ended, answer: json(403, { message: "Not yours" }) })).toBe(false);
  expect(hasSessionEnded({ ...ended, answer: json(200, { success: true, message: "Unauthorized." }) })).toBe(
    false,
  );
});
