import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync, Visitor, type ESTree } from 'vite'
import type { Page } from './rule-book.ts'

// Which tests prove which rule of docs/rules. A test says it itself, in a comment above a test, a group or a row of cases:
//   // Proves money-2, money-7.

/** A test that fails when the rule no longer holds. */
export interface Proof {
  /** Its id: "money-2". */
  readonly rule: string
  /** The test's file, from the repository's root. */
  readonly path: string
  /** Of a test, a group or a row of cases. */
  readonly title: string
}

/** Where tests stand that may prove a rule, the nearest to what a player sees first. */
const FOLDERS = ['e2e', 'web', 'console', 'texts', 'server', 'contract', 'draw-check', 'game-company', 'payment-sandbox', 'bench', 'tools']
const TEST_FILE = /\.(?:test\.tsx?|e2e\.ts|firebase\.ts|engine\.ts)$/
const PROVES = /^ Proves ((?:[a-z-]+-\d+)(?:, [a-z-]+-\d+)*)\.$/

/** A test, a group or a row of cases. */
export interface Titled {
  /** Where it begins in the source. */
  readonly start: number
  readonly title: string
}

/** `test` of `test.each([…])` and of `test.skipIf(…)`. */
const rootOf = (callee: ESTree.Expression | ESTree.Super): string | undefined => {
  if (callee.type === 'Identifier') return callee.name
  if (callee.type === 'MemberExpression') return rootOf(callee.object)
  return callee.type === 'CallExpression' ? rootOf(callee.callee) : undefined
}

const wordsIn = (source: string, node: ESTree.Node | null | undefined): string | undefined => {
  if (node?.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined
  return node?.type === 'TemplateLiteral' ? source.slice(node.start + 1, node.end - 1) : undefined
}

/** Everything in a file of tests that has a title, in its order. The title of a row of cases is its first value. */
export const titlesIn = (path: string, source: string): readonly Titled[] => {
  const titles: Titled[] = []
  const add = (start: number, title: string | undefined): void => {
    if (title !== undefined) titles.push({ start, title })
  }
  new Visitor({
    CallExpression: ({ start, callee, arguments: [first] }) => {
      if (/^(?:test|describe|it|\w+Test)$/.test(rootOf(callee) ?? '')) add(start, wordsIn(source, first))
    },
    ArrayExpression: ({ start, elements: [first] }) => add(start, wordsIn(source, first)),
  }).visit(parseSync(path, source).program)
  return titles.toSorted((one, other) => one.start - other.start)
}

/** The proofs that a file of tests names. @throws {Error} where a comment does not stand right above something with a title */
export const proofsIn = (path: string, source: string): readonly Proof[] => {
  if (!source.includes('// Proves ')) return []
  const titles = titlesIn(path, source)
  return parseSync(path, source).comments.flatMap(({ value, end }) => {
    const [, list] = PROVES.exec(value) ?? []
    if (list === undefined) return []
    const next = titles.find(({ start }) => start >= end)
    if (
      !next ||
      source
        .slice(end, next.start)
        .replaceAll(/\/\/.*/g, '')
        .trim() !== ''
    )
      throw new Error(`${path}: "${value.trim()}" stands above no test`)
    return list.split(', ').map(rule => ({ rule, path, title: next.title }))
  })
}

/** The proofs that all files of tests name, those of a browser first. @param root the repository's folder */
export const readProofs = (root: string): readonly Proof[] =>
  FOLDERS.flatMap(folder =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter(name => TEST_FILE.test(name) && !name.includes('node_modules'))
      .toSorted()
      .flatMap(name => proofsIn(join(folder, name), readFileSync(join(root, folder, name), 'utf8'))),
  )

const wordsOf = (title: string): string => title.replaceAll(/[\\`*_[\]<>]/g, String.raw`\$&`)

/** The page of `docs/rules/proofs` for a page of rules: each rule with its tests. */
export const proofsPage = ({ file, headings }: Page, proofs: readonly Proof[]): string => {
  const rules = headings.flatMap(heading => heading.rules)
  const parts = rules.map(({ id, name }) => {
    const own = proofs.filter(({ rule }) => rule === id)
    const paths = [...new Set(own.map(({ path }) => path))]
    const list = paths.flatMap(path => [`- \`${path}\``, ...own.filter(proof => proof.path === path).map(({ title }) => `  - ${wordsOf(title)}`)])
    return [`## ${id}`, '', `${name}.`, '', ...(list.length > 0 ? list : ['No test yet.']), ''].join('\n')
  })
  return [
    `# Proofs of [${file.replace('.md', '')}](../${file})`,
    '',
    'Written by `npm run rules` from what the tests say of themselves.',
    '',
    ...parts,
  ].join('\n')
}
