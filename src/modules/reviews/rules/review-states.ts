/** A review **waits** for the staff, is **shown** and counts, or is **hidden** and does not. */
export const reviewStates = ["waiting", "shown", "hidden"] as const;
export type ReviewState = (typeof reviewStates)[number];
