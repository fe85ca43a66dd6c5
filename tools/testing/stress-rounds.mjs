// What the rounds of a stress run are, and what came of them: docs/testing.md.

/** @typedef {import('./second-try.mjs').Story} Story */
/** @typedef {{ seed: number, passed: number, failures: { stories: readonly Story[], files: readonly string[] } }} Round */

/**
 * The seeds of the rounds, by which each one's order can be had again.
 * @param {number} first
 * @param {number} times
 */
export const seedsFrom = (first, times) => Array.from({ length: times }, (_, round) => first + round)

/**
 * How one round ended.
 * @param {Round} round
 */
export const roundText = ({ seed, passed, failures: { stories, files } }) => {
  const failed = [...files, ...stories.map(({ file, name }) => `${file}: ${name}`)]
  return [`seed ${seed}: ${passed} passed, ${failed.length} failed`, ...failed.map(name => `  ✗ ${name}`)].join('\n')
}

/**
 * Each story, and each file, that failed in any round: how often, and with which seeds. The most frequent first.
 * @param {readonly Round[]} rounds
 * @returns {readonly { name: string, times: number, seeds: readonly number[] }[]}
 */
export const failuresByName = rounds => {
  /** @type {Map<string, number[]>} */
  const seeds = new Map()
  for (const { seed, failures } of rounds) {
    const names = [...failures.files, ...failures.stories.map(({ file, name }) => `${file}: ${name}`)]
    for (const name of names) seeds.set(name, [...(seeds.get(name) ?? []), seed])
  }
  return [...seeds].map(([name, at]) => ({ name, times: at.length, seeds: at })).toSorted((one, other) => other.times - one.times)
}
