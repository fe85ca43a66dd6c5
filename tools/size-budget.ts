import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { calls } from '@foyer/contract'
import { FIRST_LOAD_BUDGET, firstLoadOf, publicRoutes, SCRIPT_BUDGETS } from '../web/build/first-load.ts'

// What the first load of each public page weighs, and that no schema travels with it. Run after the build.

const dist = fileURLToPath(new URL('../web/dist/', import.meta.url))
const faults: string[] = []

for (const route of publicRoutes) {
  const { js, css, texts } = await firstLoadOf(dist, route)
  // The language with the longest texts counts.
  const weights = { js, css, texts: Math.max(...Object.values(texts)) }
  const scripts = SCRIPT_BUDGETS[route.path]
  if (scripts === undefined) faults.push(`no budget: ${route.path} needs one in SCRIPT_BUDGETS of web/build/first-load.ts`)
  const budgets = { ...FIRST_LOAD_BUDGET, js: scripts ?? 0 }
  const cells = (['js', 'css', 'texts'] as const).map(kind => {
    const cell = `${kind} ${(weights[kind] / 1000).toFixed(1)} of ${budgets[kind] / 1000} KB`
    if (weights[kind] > budgets[kind]) faults.push(`over budget: ${route.path}: ${cell}`)
    return cell.padEnd(20)
  })
  console.log(`${route.path.padEnd(22)}${cells.join('  ').trimEnd()}`)
}

/** Shorter ones may stand in the web by chance. */
const DISTINCT_LENGTH = 24
/** Words that stand in the contract's schemas and nowhere else. */
const descriptionsIn = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return []
  const own = 'description' in value && typeof value.description === 'string' ? [value.description] : []
  return [...own, ...Object.values(value).flatMap(descriptionsIn)]
}
const schemaWords = ['~kind', ...descriptionsIn(calls).filter(words => words.length >= DISTINCT_LENGTH)]
const assets = `${dist}client/assets/`
for (const file of readdirSync(assets).filter(name => name.endsWith('.js'))) {
  const code = readFileSync(assets + file, 'utf8')
  for (const words of schemaWords) if (code.includes(words)) faults.push(`${file} holds text of a schema: ${words}`)
}

for (const fault of faults) console.error(fault)
process.exitCode = faults.length > 0 ? 1 : 0
