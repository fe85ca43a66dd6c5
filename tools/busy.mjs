// Keeps a core busy until the process that started it has gone, but never longer than a night (tools/stress.mjs).

/** Without a pause within, ms. */
const SLICE = 50
/** Whatever happens, ms. */
const LONGEST = 12 * 3_600_000

const end = Date.now() + LONGEST
const work = () => {
  const until = Date.now() + SLICE
  while (Date.now() < until) Math.sqrt(until)
  if (Date.now() < end) setImmediate(work)
  else process.exit()
}
process.once('disconnect', () => process.exit())
work()
