import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { namedTestsIn } from './named-tests.ts'

// The pages of docs/rules, as docs/rules/README.md says how they are written.

export interface Rule {
  readonly name: string
  /** The whole entry, with its lines "Decided", "Proof" and "Not yet". */
  readonly text: string
}

export interface Heading {
  readonly spec: string
  readonly section: string
  /** What follows the number: "spec 1 §4, Login" is named "Login". */
  readonly name: string
  readonly rules: readonly Rule[]
}

export interface Page {
  readonly file: string
  readonly headings: readonly Heading[]
  /** Lines that are neither prose, heading nor part of a rule: a table or a list entry that no checker would look at. */
  readonly stray: readonly string[]
}

const HEADING = /^## spec (\d) §(\d+), (.+)$/
const ENTRY = /^- \*\*(.+?)\*\*/

const rulesOf = (lines: readonly string[]): readonly Rule[] => {
  const entries: string[][] = []
  for (const line of lines) {
    if (line.startsWith('- ')) entries.push([line])
    else if (line.startsWith('  ') || line === '') entries.at(-1)?.push(line)
  }
  return entries.map(entry => ({ name: ENTRY.exec(entry[0] ?? '')?.[1]?.replace(/\.$/, '') ?? '', text: entry.join('\n').trim() }))
}

export const readPage = (file: string, markdown: string): Page => {
  const [intro = '', ...parts] = markdown.split(/^(?=## )/m)
  const headings = parts.flatMap(part => {
    const [title = '', ...lines] = part.split('\n')
    const [, spec, section, name] = HEADING.exec(title) ?? []
    return spec && section && name ? [{ spec, section, name, rules: rulesOf(lines) }] : []
  })
  const unnumbered = parts.map(part => part.split('\n')[0] ?? '').filter(title => !HEADING.test(title))
  const outside = intro.split('\n').filter(line => line.startsWith('- '))
  const tables = markdown.split('\n').filter(line => line.startsWith('|'))
  return { file, headings, stray: [...unnumbered, ...outside, ...tables] }
}

export const readRuleBook = (folder: string): readonly Page[] =>
  readdirSync(folder)
    .filter(name => name.endsWith('.md') && name !== 'README.md')
    .map(name => readPage(name, readFileSync(join(folder, name), 'utf8')))

/** The first column of the README's table of subjects. */
export const subjectsOf = (readme: string): readonly string[] => {
  const [, part = ''] = /^## Subjects that are not built yet$([^]*?)^## /m.exec(readme) ?? []
  return part
    .split('\n')
    .filter(line => /^\| (?!-|subject )/.test(line))
    .map(line => line.split('|')[1]?.trim() ?? '')
}

/** What a line such as "Not yet: chat (the refusal); games" names: "chat", "games". */
const namedSubjects = (line: string): readonly string[] =>
  line
    .replaceAll(/\([^)]*\)/g, '')
    .split(';')
    .map(subject => subject.trim())

const linesOf = ({ text }: Rule): readonly string[] => [...text.matchAll(/^ {2}- (.*)$/gm)].map(([, line = '']) => line)

/** The rule's lines that name its tests. */
export const proofsOf = (rule: Rule): readonly string[] => linesOf(rule).filter(line => line.startsWith('Proof: '))

/** What is wrong with a rule, in words. Whether its tests are there is looked at elsewhere. */
export const faultsOf = (rule: Rule, subjects: readonly string[]): readonly string[] => {
  const lines = linesOf(rule)
  const proofs = proofsOf(rule)
  const missing = lines.filter(line => line.startsWith('Not yet: '))
  const unknown = missing.flatMap(line => namedSubjects(line.slice('Not yet: '.length))).filter(subject => !subjects.includes(subject))
  return [
    ...(rule.name ? [] : ['it has no name in bold letters']),
    ...(proofs.length + missing.length > 0 ? [] : ['neither a proof nor what is missing']),
    ...proofs.filter(proof => namedTestsIn(proof).length === 0).map(proof => `no test in "${proof}"`),
    ...proofs.flatMap(namedTestsIn).flatMap(({ path, titles }) => (titles.length > 0 ? [] : [`no title after ${path}`])),
    ...unknown.map(subject => `"${subject}" is no subject of docs/rules/README.md`),
    ...lines.filter(line => !/^(?:Decided|Proof|Not yet): /.test(line)).map(line => `a line that begins otherwise: "${line}"`),
  ]
}
