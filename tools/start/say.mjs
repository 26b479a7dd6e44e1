export function step(name, work) {
  process.stdout.write(`  ${name} …\n`);
  const started = Date.now();
  work();
  process.stdout.write(`  ${name}: ${((Date.now() - started) / 1000).toFixed(1)} s\n`);
}

export function fail(words) {
  console.error(words);
  process.exit(1);
}
