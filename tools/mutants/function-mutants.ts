import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Plugin, UserConfig } from 'vite'
import { createVitest, type TestModule, type TestSpecification } from 'vitest/node'
import { startPostgres } from '../postgres.mjs'
import { inWords } from './mutations.ts'
import { mutationsOfSql } from './sql-mutations.ts'

// Changes of a file of functions of the database, one after another, and which of them no test notices (mutants.ts).
// All changes of the file run beside each other's tests in one process: each file of tests is there once for each change, and begins by replacing the
// functions in the tests' databases. So everything is loaded once, and a change costs no more than the tests until the first one that fails.

const root = join(import.meta.dirname, '../..')
/** What reads the functions' files. */
const reader = join(root, 'server/src/kernel/db/functions.ts')
const READING = "readFileSync(join(sources, path), 'utf8')"
const worker = join(import.meta.dirname, 'function-mutants-worker.ts')

/** The file of tests at `path` with the change of this number, or with none. Such a file is in memory alone. */
const copyOf = (path: string, change?: number): string => path.replace(/\.test\.ts$/, `.change-${change ?? 'none'}.test.ts`)
const COPY = /\.change-(?<change>\d+|none)(?=\.test\.ts$)/

const readerInPlaceOf = (file: string): string => {
  const code = readFileSync(reader, 'utf8')
  if (!code.includes(READING)) throw new Error(`${reader} reads files in another way than it did.`)
  return code.replace(READING, `(join(sources, path) === ${JSON.stringify(file)} ? globalThis.changedFunctions : undefined) ?? ${READING}`)
}

const copies = (file: string): Plugin => ({
  name: 'changed-functions',
  enforce: 'pre',
  // It is asked for by its path from the project's folder.
  resolveId: id => (COPY.test(id) ? (id.startsWith(root) ? id : join(root, id)) : null),
  load(id) {
    if (id === reader) return readerInPlaceOf(file)
    const change = COPY.exec(id)?.groups?.['change']
    if (change === undefined) return null
    const tests = readFileSync(id.replace(COPY, ''), 'utf8')
    return `import { beginWithChange } from ${JSON.stringify(worker)}\nawait beginWithChange(${change === 'none' ? 'undefined' : change})\n${tests}`
  },
})

/** A changed function may wait or run for ever, which PostgreSQL ends. */
const limited = (database: string): string => {
  const url = new URL(database)
  url.searchParams.set('options', '-c statement_timeout=2s')
  return url.href
}
const TEST_LIMIT_MS = 15_000

/** The group of tests without partitions, with its template of databases. */
const openTests = async (file: string) => {
  const { default: config } = await import('../../vitest.config.ts')
  const projects: NonNullable<NonNullable<UserConfig['test']>['projects']> = (config.test?.projects ?? []).flatMap(project => {
    if (typeof project !== 'object' || !('test' in project) || project.test?.name !== 'server-postgres') return []
    const limits = { testTimeout: TEST_LIMIT_MS, hookTimeout: TEST_LIMIT_MS, expect: { poll: { timeout: TEST_LIMIT_MS / 3 } } }
    const env = { ...project.test.env, TEST_DATABASE_URL: process.env['TEST_DATABASE_URL'] ?? '' }
    // Also tests that `npm test` runs on other databases alone.
    const include = ['server/src/**/*.test.ts']
    const test = { ...project.test, include, ...limits, env, maxWorkers: 1, fsModuleCache: false, provide: { changedFile: file } }
    return [{ ...project, plugins: [copies(file), ...(project.plugins ?? [])], test }]
  })
  return createVitest({ config: false, root, watch: false, reporters: [{}] }, { test: { projects } })
}

/** Whether a test failed because something took too long: on a busy machine a change may look as if it were noticed. */
const endsByTime = (module: TestModule): boolean => {
  const tests = [...module.children.allTests()].flatMap(test => test.result().errors ?? [])
  return [...module.errors(), ...tests].some(({ message }) => /statement timeout|timed out/i.test(message))
}

const runChanges = async (path: string, tests: readonly string[]): Promise<readonly number[]> => {
  const file = join(root, path)
  const vitest = await openTests(file)
  const found = await vitest.globTestSpecifications([...tests])
  if (found.length === 0) throw new Error('There are no such tests.')
  const run = async (specifications: TestSpecification[]): Promise<readonly TestModule[]> => {
    vitest.state.clearFiles(vitest.getRootProject())
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications)
    if (unhandledErrors.length > 0) console.log(unhandledErrors)
    return testModules
  }
  const unchanged = await run(found.map(({ project, moduleId }) => project.createSpecification(copyOf(moduleId))))
  const failing = unchanged.filter(module => !module.ok())
  if (failing.length > 0 || unchanged.length !== found.length)
    throw new Error(
      `Its tests fail without any change: ${failing.flatMap(module => [module.moduleId, module.errors().map(({ message }) => message)]).join(' ')}`,
    )
  const duration = new Map(unchanged.map(module => [module.moduleId, module.diagnostic().duration]))
  const quickestFirst = found.toSorted((one, other) => (duration.get(copyOf(one.moduleId)) ?? 0) - (duration.get(copyOf(other.moduleId)) ?? 0))

  const text = readFileSync(file, 'utf8')
  const mutations = mutationsOfSql(text)
  let left = mutations.map((_mutation, number) => number)
  for (const { project, moduleId } of quickestFirst) {
    const began = performance.now()
    const modules = await run(left.map(change => project.createSpecification(copyOf(moduleId, change))))
    // The modules of earlier files are among them.
    const failed = modules.filter(module => !module.ok() && module.moduleId.replace(COPY, '') === moduleId)
    const noticed = new Map(failed.map(module => [Number(COPY.exec(module.moduleId)?.groups?.['change']), module]))
    const seconds = Math.round((performance.now() - began) / 1_000)
    console.log(`${relative(root, moduleId)} noticed ${noticed.size} of ${left.length}, ${seconds} s`)
    for (const [change, module] of noticed) {
      const mutation = mutations[change]
      if (mutation && endsByTime(module)) console.log(`  by a limit of time: ${inWords(text, mutation)}`)
    }
    left = left.filter(change => !noticed.has(change))
  }
  await vitest.close()
  return left
}

/** The numbers of the changes (`mutationsOfSql`) of the functions at `path` that none of the tests notices. */
export const survivorsOfFunctions = async (path: string, tests: readonly string[]): Promise<readonly number[]> => {
  const named = process.env['TEST_DATABASE_URL']
  const own = named ? undefined : await startPostgres()
  process.env['TEST_DATABASE_URL'] = limited(named || (own?.url ?? ''))
  try {
    return await runChanges(path, tests)
  } finally {
    await own?.stop()
  }
}
