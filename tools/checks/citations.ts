import type { Page } from './rule-book.ts'

// What comments and documents refer to: sections of the rule book, pages of docs/, decisions.

/** "spec 1 §4", "Spec 2 §4, §9", "spec 1 §4 and §8", each with the name that may follow: "spec 1 §4, Automatic login". */
const SECTIONS = /\bspec ([12]) (§\d+(?:(?:, | and )§\d+)*)(?=(?:, ([A-Z_][^\n]*))?)/gi
/** "spec 1" without a section, which nobody can find. */
const WITHOUT_SECTION = /\bspec [12]\b(?! §)/gi
/** A page or folder of docs/; not the address `/docs`, nor a folder of that name elsewhere. */
const DOCUMENT = /(?<![\w./#-])docs\/[\w/.-]*\w/g
const DECISION = /\bdecisions? (\d{1,4})\b/gi
/** Texts that are not in the repository. */
const ELSEWHERE = /\breadings\b|\bfield notes\b|\bdesign\b(?! system)|\bissue ["“]/gi

const targetsOf = (pages: readonly Page[], spec: string, section: string): readonly string[] =>
  pages
    .flatMap(page => page.headings)
    .filter(heading => heading.spec === spec && heading.section === section)
    .flatMap(({ name, rules }) => [name, ...rules.map(rule => rule.name)])
    .map(name => name.toLowerCase())

/** Whether one begins with the other, at the end of a word: "Automatic login" leads to "Automatic login on load". */
const leadsTo = (cited: string, target: string): boolean => {
  const [short = '', long = ''] = [cited.toLowerCase(), target].toSorted((a, b) => a.length - b.length)
  return long.startsWith(short) && !/^\w/.test(long.slice(short.length))
}

const sectionFaults = (pages: readonly Page[], text: string): readonly string[] =>
  [...text.matchAll(SECTIONS)].flatMap(([cited, spec = '', list = '', words]) => {
    const sections = [...list.matchAll(/\d+/g)].map(([section]) => section)
    const gone = sections.filter(section => targetsOf(pages, spec, section).length === 0)
    if (gone.length > 0) return gone.map(section => `${cited}: spec ${spec} has no §${section}`)
    const name = words?.split(/[;:.()'"`|’]| and /)[0]?.trim()
    const isName = name !== undefined && /^[A-Z_]/.test(name)
    const targets = targetsOf(pages, spec, sections.at(-1) ?? '')
    return isName && !targets.some(target => leadsTo(name, target)) ? [`${cited}, ${name}: no heading or rule there is named so`] : []
  })

/**
 * What a text refers to and is nowhere, in words. `paths`: every file of the repository, from its root.
 * A section may be followed by a name in capitals, which must then be a heading or a rule of that section.
 */
export const citationFaults = (pages: readonly Page[], paths: readonly string[], text: string): readonly string[] => {
  const isThere = (document: string): boolean =>
    paths.some(path => path === document || path === `${document}.md` || path.startsWith(`${document}/`) || path.startsWith(`${document}-`))
  const documents = [...text.matchAll(DOCUMENT)].map(([document]) => document).filter(document => !isThere(document))
  const decisions = [...text.matchAll(DECISION)].filter(([, number = '']) => !isThere(`docs/decisions/${number.padStart(4, '0')}`))
  return [
    ...sectionFaults(pages, text),
    ...[...text.matchAll(WITHOUT_SECTION)].map(([cited]) => `${cited}: which section?`),
    ...documents.map(document => `${document} is not there`),
    ...decisions.map(([cited]) => `${cited} is not there`),
    ...[...text.matchAll(ELSEWHERE)].map(
      ([cited]) => `"${cited}" is a text that is not in the repository: cite docs/rules or a decision, or say the reason`,
    ),
  ]
}
