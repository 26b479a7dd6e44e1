import type { StateCode } from "#contract/india/states.ts";

interface Middle {
  readonly lat: number;
  readonly lng: number;
}

/** A place well within a state. Territories of several far parts have none, and neither has the sea. */
export function middleOf(state: StateCode): Middle | null {
  const middle = middles[state];
  return middle ? { lat: middle[0], lng: middle[1] } : null;
}

const middles: Readonly<Partial<Record<StateCode, readonly [number, number]>>> = {
  "01": [33.7, 75],
  "02": [31.9, 77.2],
  "03": [30.9, 75.5],
  "04": [30.73, 76.78],
  "05": [30.1, 79.2],
  "06": [29.2, 76.4],
  "07": [28.64, 77.14],
  "08": [26.6, 73.9],
  "09": [26.9, 80.7],
  "10": [25.7, 85.8],
  "11": [27.5, 88.45],
  "12": [28, 94.5],
  "13": [26.1, 94.5],
  "14": [24.75, 93.9],
  "15": [23.3, 92.8],
  "16": [23.75, 91.7],
  "17": [25.55, 91.3],
  "18": [26.35, 92.6],
  "19": [23.4, 87.7],
  "20": [23.65, 85.5],
  "21": [20.6, 84.4],
  "22": [21.5, 82],
  "23": [23.5, 78.4],
  "24": [22.7, 71.6],
  "27": [19.4, 76.1],
  "29": [14.7, 76.1],
  "30": [15.35, 74.05],
  "31": [10.57, 72.64],
  "32": [10.3, 76.5],
  "33": [11, 78.4],
  "35": [12.5, 92.85],
  "36": [17.85, 79.1],
  "37": [15.6, 79.6],
  "38": [34.2, 77.6],
};
