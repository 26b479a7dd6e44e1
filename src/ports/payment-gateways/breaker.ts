import type { Clock } from "#platform/clock.ts";
import { GatewayRefusal, GatewayUnavailable } from "./payment-gateway.ts";

export interface Breaker {
  run<T>(work: () => Promise<T>): Promise<T>;
  isOpen(): boolean;
}

/**
 * The circuit breaker: after `most` failures in a row nobody waits for a dead gateway; one try every `restMs` finds out
 * when it is back.
 */
export function createBreaker(clock: Clock, { most = 5, restMs = 10_000 } = {}): Breaker {
  let failures = 0;
  let openUntil = 0;
  const isOpen = () => failures >= most && clock.now() < openUntil;

  return {
    isOpen,
    async run(work) {
      if (isOpen()) {
        const rest = Math.max(1, Math.ceil((openUntil - clock.now()) / 1000));
        throw new GatewayUnavailable("The gateway failed too often; it is left alone for a while.", rest);
      }
      // Only this try goes through until it has ended.
      if (failures >= most) openUntil = clock.now() + restMs;
      try {
        const result = await work();
        failures = 0;
        return result;
      } catch (error) {
        if (error instanceof GatewayRefusal) failures = 0;
        else if (++failures >= most) openUntil = clock.now() + restMs;
        throw error;
      }
    },
  };
}
