import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { bootstrap } from './bootstrap.mjs'
import { ensureBuilt } from './build.mjs'
import { startPostgres } from './postgres.mjs'
import { fail, root, run, say } from './processes.mjs'

// npm run test:rolling [-- <commit>]: servers of that version are replaced by servers of this one under load, on one PostgreSQL (docs/updates.md). Without a
// commit: the one before the checked-out one.
const { node } = await bootstrap()
await ensureBuilt(node)

const git = (/** @type {readonly string[]} */ ...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
const commit = git('rev-parse', process.argv[2] ?? 'HEAD~1')
const folder = join(root, '.cache/rolling', commit)
if (!existsSync(folder)) {
  say(`The version ${commit.slice(0, 8)} …`)
  git('worktree', 'add', '--detach', folder, commit)
  // Its own links to the packages within the project; the files of the packages themselves are the same ones.
  const folders = ['.', ...readdirSync(root).filter(name => existsSync(join(root, name, 'package.json')))]
  for (const name of folders) {
    const packages = join(root, name, 'node_modules')
    if (existsSync(packages) && existsSync(join(folder, name))) execFileSync('cp', ['-al', packages, join(folder, name, 'node_modules')])
  }
}
const postgres = await startPostgres()
try {
  say('Its servers are replaced by those of this version …')
  const { code } = await run(node, ['bench/src/rolling.ts', folder], { env: { DATABASE_URL: postgres.url }, show: true })
  process.exitCode = code
} catch (error) {
  fail(String(error))
} finally {
  await postgres.stop()
  git('worktree', 'remove', '--force', folder)
}
