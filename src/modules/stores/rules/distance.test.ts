import { expect, it } from "vitest";
import { distanceKm } from "./distance.ts";

const delhi = { lat: 28.6315, lng: 77.2167 };
const mumbai = { lat: 19.0607, lng: 72.8362 };

it("is one 360th of the way round for a degree on the equator", () => {
  expect(distanceKm({ lat: 0, lng: 0 }, { lat: 0, lng: 1 })).toBeCloseTo((2 * Math.PI * 6371) / 360, 6);
});

it("is half the way round between the poles", () => {
  expect(distanceKm({ lat: 90, lng: 0 }, { lat: -90, lng: 40 })).toBeCloseTo(Math.PI * 6371, 6);
});

it("is the same there and back, and nothing from a place to itself", () => {
  expect(distanceKm(delhi, mumbai)).toBeCloseTo(distanceKm(mumbai, delhi), 9);
  expect(distanceKm(delhi, delhi)).toBe(0);
});

it("takes the short way over the date line", () => {
  expect(distanceKm({ lat: 0, lng: 179.5 }, { lat: 0, lng: -179.5 })).toBeCloseTo(111.19, 1);
});

it("knows how far Mumbai is from Delhi", () => {
  expect(distanceKm(delhi, mumbai)).toBeGreaterThan(1140);
  expect(distanceKm(delhi, mumbai)).toBeLessThan(1170);
});
