import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

// The pages of docs/rules, as docs/rules/README.md says how they are written.

export interface Rule {
  /** The page's name and a number: "money-2". It stays what it is, wherever the rule moves on its page. Empty where there is none. */
  readonly id: string
  readonly name: string
  /** The whole entry, with its lines "Decided" and "Not yet". */
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
const ENTRY = /^- (?:`([a-z-]+-\d+)` )?\*\*(.+?)\*\*/

const rulesOf = (lines: readonly string[]): readonly Rule[] => {
  const entries: string[][] = []
  for (const line of lines) {
    if (line.startsWith('- ')) entries.push([line])
    else if (line.startsWith('  ') || line === '') entries.at(-1)?.push(line)
  }
  return entries.map(entry => {
    const [, id = '', name = ''] = ENTRY.exec(entry[0] ?? '') ?? []
    return { id, name: name.replace(/\.$/, ''), text: entry.join('\n').trim() }
  })
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

/** What is missing of a rule, by the README's names of subjects. */
const missingOf = (rule: Rule): readonly string[] =>
  linesOf(rule)
    .filter(line => line.startsWith('Not yet: '))
    .flatMap(line => namedSubjects(line.slice('Not yet: '.length)))

/** What is wrong with a rule, in words. @param isProved whether a test says that it proves the rule */
export const faultsOf = (rule: Rule, page: string, subjects: readonly string[], isProved: boolean): readonly string[] => {
  const missing = missingOf(rule)
  return [
    ...(rule.name ? [] : ['it has no name in bold letters']),
    ...(rule.id.replace(/-\d+$/, '') === page.replace('.md', '') ? [] : [`it has no id before its name, such as \`${page.replace('.md', '')}-1\``]),
    ...(isProved || missing.length > 0 ? [] : ['no test says that it proves it, and nothing says what is missing']),
    ...missing.filter(subject => !subjects.includes(subject)).map(subject => `"${subject}" is no subject of docs/rules/README.md`),
    ...linesOf(rule)
      .filter(line => !/^(?:Decided|Not yet): /.test(line))
      .map(line => `a line that begins otherwise: "${line}"`),
  ]
}
