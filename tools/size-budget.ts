import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { calls } from '@foyer/contract'
import { FIRST_LOAD_BUDGET, firstLoadOf } from '../web/build/first-load.ts'

// What the first load of the home page weighs, and that no schema travels with it. Run after the build.

const dist = fileURLToPath(new URL('../web/dist/', import.meta.url))
const faults: string[] = []

const weigh = (what: string, bytes: number, budget: number) => {
  const line = `${what.padEnd(12)}${(bytes / 1000).toFixed(1).padStart(6)} of ${budget / 1000} KB`
  console.log(line)
  if (bytes > budget) faults.push(`over budget: ${line}`)
}

const { js, css, texts } = await firstLoadOf(dist, '/m/home')
weigh('JS', js, FIRST_LOAD_BUDGET.js)
weigh('CSS', css, FIRST_LOAD_BUDGET.css)
weigh('texts', Math.max(...Object.values(texts)), FIRST_LOAD_BUDGET.texts)
// The other pages players land on speak from more catalogues; the longest language counts.
for (const path of ['/m/login', '/m/register'])
  weigh(path, Math.max(...Object.values((await firstLoadOf(dist, path)).texts)), FIRST_LOAD_BUDGET.texts)

/** Shorter ones may stand in the web by chance. */
const TELLING_LENGTH = 24
/** Words that stand in the contract's schemas and nowhere else. */
const descriptionsIn = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return []
  const own = 'description' in value && typeof value.description === 'string' ? [value.description] : []
  return [...own, ...Object.values(value).flatMap(descriptionsIn)]
}
const schemaWords = ['~kind', ...descriptionsIn(calls).filter(words => words.length >= TELLING_LENGTH)]
const assets = `${dist}client/assets/`
for (const file of readdirSync(assets).filter(name => name.endsWith('.js'))) {
  const code = readFileSync(assets + file, 'utf8')
  for (const words of schemaWords) if (code.includes(words)) faults.push(`${file} holds text of a schema: ${words}`)
}

for (const fault of faults) console.error(fault)
process.exitCode = faults.length > 0 ? 1 : 0
