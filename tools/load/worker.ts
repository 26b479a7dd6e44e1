import autocannon from "autocannon";

/** A second process that makes the load, so that the shop's own process is not measured while it measures. */
process.once("message", async (options: autocannon.Options) => {
  const running = autocannon({
    ...options,
    // Else it counts each late answer many times over, and spends more time on that than the shop on answering.
    ...(options.overallRate && { ignoreCoordinatedOmission: true }),
    ...(options.requests && {
      // Each connection would first write out all that are given here, for every other one too.
      requests: options.requests.slice(0, 1),
      setupClient: dealer(options.requests, options.connections ?? 1),
    }),
  }) as Promise<autocannon.Result> & Pick<autocannon.Instance, "on">;
  const served: number[] = [];
  let busy = 0;
  let first = 0;
  let last = 0;
  running.on("response", (_client, status, _bytes, milliseconds) => {
    last = performance.now();
    first ||= last;
    if (status === 503) busy++;
    else if (status < 400) served.push(milliseconds);
  });
  const { requests, latency, non2xx, errors, timeouts } = await running;
  served.sort((a, b) => a - b);
  process.send?.({
    rps: requests.average,
    p50: latency.p50,
    p99: latency.p99,
    bad: non2xx + errors + timeouts,
    served: {
      rps: served.length / ((last - first) / 1_000 || 1),
      p90: served[Math.floor(served.length * 0.9)] ?? 0,
      p95: served[Math.floor(served.length * 0.95)] ?? 0,
      p99: served[Math.floor(served.length * 0.99)] ?? 0,
    },
    busy,
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
