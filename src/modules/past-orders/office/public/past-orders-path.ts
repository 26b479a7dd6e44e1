export const pastOrdersPath = "past-orders";
export const pastOrdersInPath = `${pastOrdersPath}/in`;
