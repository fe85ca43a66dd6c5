import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import type { Plugin, UserConfig } from 'vite'
import { createVitest, type TestSpecification, type Vitest } from 'vitest/node'
import { survivorsOfFunctions } from './function-mutants.ts'
import { inWords, mutated, mutationsOf, type Mutation } from './mutations.ts'
import { mutationsOfSql } from './sql-mutations.ts'

// npm run mutants -- <file> [<part of a test file's path> …]
// Changes the file in one small way after another, in memory alone, and says which changes no test notices.
// The tests are those that import the file, or of these the named ones: of the server's files nearly every test is related. Functions of the database
// (files of SQL) are related to every test that opens one, so the tests must be named.

const root = join(import.meta.dirname, '../..')
const [path, ...tests] = process.argv.slice(2)
if (!path) throw new Error('Which file? npm run mutants -- web/src/features/site/update/update-rules.ts')
const file = join(root, path)
const text = readFileSync(file, 'utf8')
const isSql = path.endsWith('.sql')
if (isSql && tests.length === 0)
  throw new Error('Which tests? npm run mutants -- server/src/money/ledger/functions/move.sql server/src/money/wallet.test.ts')

/** By file: changes that no test must notice, in the words of `inWords`, with the reason. */
const all = JSON.parse(readFileSync(join(import.meta.dirname, 'accepted-mutants.json'), 'utf8')) as Readonly<
  Record<string, readonly { readonly reason: string; readonly changes: readonly string[] }[]>
>
const accepted = new Set((all[path] ?? []).flatMap(({ changes }) => changes))

let current = text
const mutant: Plugin = { name: 'mutant', enforce: 'pre', load: id => (id === file ? current : null) }

/** A change may let a test wait for ever, ms; no test of one unit takes as long when it works. */
const LIMIT = 30_000
/** A change may also let a loop run for ever, which no test's limit ends, ms. */
const ENDLESS = 120_000
type Projects = NonNullable<NonNullable<UserConfig['test']>['projects']>
// Of functions of the database the configuration is read once its PostgreSQL is known (function-mutants.ts).
const config = isSql ? undefined : (await import('../../vitest.config.ts')).default
const projects: Projects = (config?.test?.projects ?? []).flatMap(project => {
  if (typeof project !== 'object' || !('test' in project)) return []
  if (project.test?.name !== 'unit' && project.test?.name !== 'server') return []
  // Every file is loaded anew: a kept one would not have the change.
  const limits = { testTimeout: LIMIT, hookTimeout: LIMIT, expect: { poll: { timeout: LIMIT / 3 } } }
  return [
    {
      ...project,
      plugins: [mutant, ...(project.plugins ?? [])],
      test: {
        ...project.test,
        ...limits,
        isolate: true,
        maxWorkers: 1,
        fsModuleCache: false,
      },
    },
  ]
})

const fails = async (vitest: Vitest, specifications: TestSpecification[]): Promise<boolean> => {
  if (specifications.length === 0) return false
  vitest.state.clearFiles(vitest.getRootProject())
  vitest.invalidateFile(file)
  let endless = false
  const patience = setTimeout(() => {
    endless = true
    // The first asks the tests to stop, which an endless loop does not hear; the second ends their process.
    void vitest.cancelCurrentRun('keyboard-input')
    void vitest.cancelCurrentRun('keyboard-input')
  }, ENDLESS)
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications)
  clearTimeout(patience)
  return endless || unhandledErrors.length > 0 || testModules.some(module => !module.ok())
}

/** The changes that none of the tests that import the file notices. */
const survivorsOfFile = async (mutations: readonly Mutation[]): Promise<readonly Mutation[]> => {
  const vitest = await createVitest({ config: false, root, watch: false, related: [file], bail: 1, reporters: [{}] }, { test: { projects } })
  const related = await vitest.getRelevantTestSpecifications(tests)
  const isNear = ({ moduleId }: TestSpecification) => dirname(moduleId) === dirname(file)
  const rings = [related.filter(isNear), related.filter(specification => !isNear(specification))]
  if (related.length === 0) throw new Error('No test imports it.')
  console.log(related.map(({ moduleId }) => relative(root, moduleId)).join('\n'))
  for (const ring of rings) if (await fails(vitest, ring)) throw new Error('Its tests fail without any change.')
  const survivors: Mutation[] = []
  for (const mutation of mutations) {
    current = mutated(text, mutation)
    if ((await fails(vitest, rings[0] ?? [])) || (await fails(vitest, rings[1] ?? []))) continue
    survivors.push(mutation)
    console.log(`not noticed: ${inWords(text, mutation)}`)
  }
  await vitest.close()
  return survivors
}

const mutations = isSql ? mutationsOfSql(text) : mutationsOf(path, text)
const survivors = isSql ? (await survivorsOfFunctions(path, tests)).flatMap(number => mutations[number] ?? []) : await survivorsOfFile(mutations)
const seen = new Set<string>()
let survived = 0
for (const mutation of survivors) {
  const words = inWords(text, mutation)
  const isKnown = accepted.has(words)
  seen.add(words)
  if (!isKnown) survived += 1
  const line = text.slice(0, mutation.start).split('\n').length
  console.log(`${isKnown ? 'accepted' : 'SURVIVED'} ${path}:${line} ${words}`)
}
console.log(
  `${mutations.length} changes: ${mutations.length - survivors.length} noticed, ${survivors.length - survived} accepted in tools/mutants/accepted-mutants.json, ${survived} survived.`,
)
for (const words of accepted) if (!seen.has(words)) console.log(`accepted, and did not survive: ${words}`)
process.exitCode = survived > 0 ? 1 : 0
