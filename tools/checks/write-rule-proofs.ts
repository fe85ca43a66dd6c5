import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readRuleBook } from './rule-book.ts'
import { proofsPage, readProofs } from './rule-proofs.ts'

// npm run rules: writes docs/rules/proofs, the tests of every rule, from what the tests say of themselves.

const root = join(import.meta.dirname, '../..')
const folder = join(root, 'docs/rules/proofs')
const proofs = readProofs(root)
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder)
for (const page of readRuleBook(join(root, 'docs/rules'))) writeFileSync(join(folder, page.file), proofsPage(page, proofs))
console.log(`docs/rules/proofs is written: ${proofs.length} proofs.`)
