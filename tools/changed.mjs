import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { bootstrap } from './bootstrap.mjs'
import { findBrowser } from './browser.mjs'
import { ensureBuilt } from './build.mjs'
import { fail, root, run, say } from './processes.mjs'
import { GO, TYPES } from './type-check.mjs'

// npm run test:changed [-- <commit>]: the checks and tests that the changes since then may touch, for the minutes before `npm test` (docs/testing.md).

const git = (/** @type {string[]} */ ...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
/** Where this branch left the main one. */
const parting = () => {
  for (const main of ['origin/main', 'main']) {
    try {
      return git('merge-base', 'HEAD', main)
    } catch {
      // there is none of this name
    }
  }
  return fail('There is no branch main: name a commit, as in `npm run test:changed -- HEAD~3`.')
}
const since = process.argv[2] ?? parting()
const changed = [...git('diff', '--name-only', since).split('\n'), ...git('ls-files', '--others', '--exclude-standard').split('\n')].filter(Boolean)
if (changed.length === 0) {
  say(`Nothing has changed since ${since}.`)
  process.exit(0)
}

const { node } = await bootstrap()
const bin = (/** @type {string} */ name) => join(root, 'node_modules/.bin', name)
let code = 0
const step = async (
  /** @type {string} */ words,
  /** @type {string} */ command,
  /** @type {readonly string[]} */ args,
  /** @type {Record<string, string>} */ env = {},
) => {
  say(words)
  const ended = await run(command, args, { show: true, env })
  code ||= ended.code
}
const vitest = (/** @type {string[]} */ ...args) => /** @type {const} */ ([bin('vitest'), ['run', ...args]])

const there = changed.filter(file => existsSync(join(root, file)))
const sources = there.filter(file => /\.(?:tsx?|mjs)$/.test(file))
await step('Format …', bin('oxfmt'), ['--check', '--no-error-on-unmatched-pattern', ...there])
if (sources.length > 0) await step('Lint …', bin('oxlint'), sources, GO)
await step('Types …', bin('tsc'), TYPES, GO)
// These read the sources themselves, so that no import tells what touches them.
await step('What holds for all sources …', ...vitest('--project', 'unit', 'tools/'))
await step('Tests of what has changed …', ...vitest('--project', 'unit', '--project', 'server', '--changed', since, '--passWithNoTests'))

const listed = await run(node, ['--disable-warning=ExperimentalWarning', 'tools/testing/changed-stories-list.ts', ...changed])
if (listed.code !== 0) fail(listed.output)
const stories = listed.output.trim().split('\n').filter(Boolean)
const browser = await findBrowser()
if (stories.length === 0) say('No story of the browser is touched.')
else if (!('path' in browser)) say(`The browser's stories are left out: ${browser.missing}`)
else {
  await ensureBuilt(node)
  const [first] = stories
  const names = stories.map(file => file.replace('e2e/src/', '').replace('.e2e.ts', '')).join(', ')
  await step(`Stories: ${names} …`, ...vitest('--project', 'e2e', ...(first === 'all' ? [] : stories)), { CHROME_PATH: browser.path })
}
process.exit(code)
