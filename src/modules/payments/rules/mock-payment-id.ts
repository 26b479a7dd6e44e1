/** A mock payment's id follows from its order's. */
export function mockPaymentId(gatewayOrderId: string): string {
  return gatewayOrderId.replace(/^(?:order|plink)_/, "pay_");
}
