import autocannon from "autocannon";

/** A second process that makes the load, so that the shop's own process is not measured while it measures. */
process.once("message", async (options: autocannon.Options) => {
  const { requests, latency, non2xx, errors, timeouts } = await autocannon({
    ...options,
    ...(options.requests && { setupClient: dealer(options.requests, options.connections ?? 1) }),
  });
  process.send?.({
    rps: requests.average,
    p50: latency.p50,
    p99: latency.p99,
    bad: non2xx + errors + timeouts,
  });
});

/** Deals a list of requests out, so that no two connections play the same shopper. */
function dealer(requests: readonly autocannon.Request[], connections: number) {
  const each = Math.ceil(requests.length / connections);
  let dealt = 0;
  return (client: autocannon.Client) => {
    const hand = requests.slice(dealt * each, (dealt + 1) * each);
    dealt += 1;
    if (hand.length > 0) client.setRequests(hand);
  };
}
