import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from './processes.mjs'
import { unlessPassed } from './testing/passed-before.mjs'
import { alone, failuresOf, secondTryText, storiesToTryAgain } from './testing/second-try.mjs'

// How `npm test` runs a group of checks, and what comes of it.

/**
 * What one group of checks came to. `output` is shown at the end when something failed, and `remark` in any case.
 * @typedef {{ passed: number, failed: number, skipped: number, note: string, output: string, remark?: string }} Outcome
 */

export const results = join(root, '.cache/test-results')
const bin = (/** @type {string} */ name) => join(root, 'node_modules/.bin', name)
/** A group that hangs says so, where CI would only run out of its own time, s. On a busy machine one takes several times as long as else. */
const GROUP_LIMIT = 60 * 60
/** A test that passed: worth reading only where the run did not come to its end. */
const PASSED = /^ +✓ .*\n/gm

/** A check that is one command: passed or failed as a whole. @param {Promise<{ code: number, output: string }>} command @returns {Promise<Outcome>} */
export const check = async command => {
  const { code, output } = await command
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0, note: code === 0 ? 'ok' : 'failed', output }
}

/**
 * A check of the sources alone, by a package's command: not run where it has passed on the same sources.
 * @param {string} name
 * @param {string} command
 * @param {readonly string[]} args
 * @param {Record<string, string>} [env]
 * @returns {Promise<Outcome>}
 */
export const checkOfSources = async (name, command, args, env = {}) => {
  const result = await unlessPassed(root, name, () => run(bin(command), args, { env }))
  return { ...(await check(Promise.resolve(result))), ...('isRemembered' in result && { note: 'has passed on the same sources' }) }
}

/**
 * Runs vitest with a project, and reads its report.
 * @param {string} project
 * @param {Record<string, string>} [env]
 * @param {readonly string[]} [args]
 * @param {string} [name] of the report
 */
export const vitest = async (project, env, args = [], name = project) => {
  const file = join(results, `${name}.json`)
  const reporters = ['--reporter=verbose', '--reporter=json', `--outputFile.json=${file}`]
  const { code, output, late } = await run(bin('vitest'), ['run', '--project', project, ...args, ...reporters], {
    env: { NO_COLOR: '1', ...env },
    limit: GROUP_LIMIT,
  })
  /** @type {import('./testing/second-try.mjs').Report & { numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number }} */
  const report = (() => {
    try {
      return JSON.parse(readFileSync(file, 'utf8'))
    } catch {
      return { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, testResults: [] }
    }
  })()
  return { code, output, late, report }
}

/** What a run of vitest came to, counted by tests. @param {Awaited<ReturnType<typeof vitest>>} ran @returns {Outcome} */
const outcomeOf = ({ code, output, late, report }) => {
  const { numPassedTests: passed, numFailedTests, numPendingTests, numTodoTests } = report
  // A file that does not even load has no test that failed; neither may a run without any test pass.
  const failed = Math.max(numFailedTests, code === 0 && passed > 0 ? 0 : 1)
  return {
    passed,
    failed,
    skipped: numPendingTests + numTodoTests,
    note: `${passed} of ${passed + failed} tests`,
    output: late ? output : output.replace(PASSED, ''),
  }
}

/** One vitest project. @param {string} project @param {Record<string, string>} [env] */
export const tests = async (project, env) => outcomeOf(await vitest(project, env))

/**
 * The browsers' stories. One that fails is run once more at the end, alone; nothing else in the whole run is tried again.
 * @param {'e2e' | 'engines'} project
 * @param {Record<string, string>} env
 * @param {readonly string[]} [files] of the stories; all if absent
 * @returns {Promise<Outcome>}
 */
export const stories = async (project, env, files) => {
  const ran = await vitest(project, env, files)
  const outcome = outcomeOf(ran)
  /** @type {import('./testing/second-try.mjs').Story[]} */
  const passedAgain = []
  for (const [at, story] of storiesToTryAgain(failuresOf(ran.report, root), ran).entries()) {
    const again = await vitest(project, { ...env, STORY_TRY: 'second' }, [...alone(story), '--maxWorkers=1'], `${project}-again-${at + 1}`)
    if (again.code === 0 && again.report.numPassedTests === 1) passedAgain.push(story)
  }
  writeFileSync(join(results, project === 'e2e' ? 'second-try.json' : `second-try-${project}.json`), `${JSON.stringify(passedAgain, undefined, 2)}\n`)
  if (passedAgain.length === 0) return outcome
  const [passed, failed] = [outcome.passed + passedAgain.length, outcome.failed - passedAgain.length]
  const note = `${passed} of ${passed + failed} tests, ${passedAgain.length} of them at the second try`
  return { ...outcome, passed, failed, note, remark: secondTryText(passedAgain) }
}

/** A group that cannot run here. In CI that is a failure: nothing may be left out unseen. @param {string} why @returns {Promise<Outcome>} */
export const leftOut = async why => {
  const inCi = Boolean(process.env['CI'])
  return { passed: 0, failed: inCi ? 1 : 0, skipped: inCi ? 0 : 1, note: `left out: ${why.split('\n')[0]}`, output: why }
}
