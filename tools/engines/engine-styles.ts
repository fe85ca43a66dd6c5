import { parse, type AtRule, type ChildNode, type Container, type Declaration, type Document, type Rule } from 'postcss'
import { inTable, missing, table, type Entry, type Use } from './engine-compat.ts'

// What a built style sheet uses that the oldest engines lack, without a fallback.

const [properties, atRules, selectors, types] = ['properties', 'at-rules', 'selectors', 'types'].map(name => table('css', name)) as [
  Entry,
  Entry,
  Entry,
  Entry,
]

const lengths = inTable(types, 'length')
/** Units that the tables have under one name. */
const FAMILIES = [
  [/^d(?:vh|vw|vi|vb|vmin|vmax)$/, 'viewport_percentage_units_dynamic'],
  [/^s(?:vh|vw|vi|vb|vmin|vmax)$/, 'viewport_percentage_units_small'],
  [/^l(?:vh|vw|vi|vb|vmin|vmax)$/, 'viewport_percentage_units_large'],
  [/^cq(?:w|h|i|b|min|max)$/, 'container_query_length_units'],
] as const
const ofUnit = (unit: string) => inTable(lengths, FAMILIES.find(([pattern]) => pattern.test(unit))?.[1] ?? unit).statement

/** Functions of values, wherever the tables have them. */
const functionsIn = ({ below }: Entry): readonly (readonly [string, Entry])[] => [...below].flatMap(one => [one, ...functionsIn(one[1])])
const functions = Map.groupBy(functionsIn(types), ([name]) => name)

const found = (use: string, why: string | undefined): readonly Use[] => (why === undefined ? [] : [{ use, why }])

/** What stands in `@supports` is used only where it is there. */
const isTested = (node: ChildNode | Container | Document | undefined): boolean =>
  node !== undefined && ((node.type === 'atrule' && (node as AtRule).name === 'supports') || isTested(node.parent))

const declarationsBeside = (own: Declaration): readonly Declaration[] =>
  (own.parent?.nodes ?? []).filter((node): node is Declaration => node.type === 'decl' && node !== own)

/**
 * Whether an engine that does not understand the value still has an earlier one. Not where the value has a variable: then it is understood too
 * late, and nothing is left.
 */
const hasEarlier = (own: Declaration): boolean => {
  if (own.value.includes('var(')) return false
  const at = own.parent?.index(own) ?? 0
  return declarationsBeside(own).some(other => other.prop === own.prop && (own.parent?.index(other) ?? at) < at)
}

const ofDeclaration = (own: Declaration): readonly Use[] => {
  const { prop, value } = own
  if (prop.startsWith('--')) return []
  if (value.endsWith('%') && /^(?:min-)?(?:height|block-size)$/.test(prop) && declarationsBeside(own).some(other => other.prop === 'aspect-ratio'))
    return [{ use: `${prop}: ${value} beside aspect-ratio`, why: "in a row without a height it is the window's in Safari 16 and Chrome 92" }]
  if (/radial-gradient\((?:min|max|calc|clamp)\([^)]*%/.test(value))
    return [{ use: 'radial-gradient() whose size computes with a share', why: 'Firefox takes a share or a length, not both, and draws nothing' }]
  const entry = properties.below.get(prop)
  if (!entry) return /^-(?:webkit|moz|ms)-/.test(prop) ? [] : [{ use: prop, why: 'is no property' }]
  const prefixes = declarationsBeside(own).flatMap(other => (other.prop.endsWith(`-${prop}`) ? [other.prop.slice(0, -prop.length)] : []))
  const ofProperty = found(prop, missing([entry.statement], prefixes))
  if (ofProperty.length > 0 || hasEarlier(own)) return ofProperty
  const words = value.replaceAll(/"[^"]*"|'[^']*'|url\([^)]*\)/g, '')
  const units = [...words.matchAll(/(?<![\w#-])-?[\d.]+([a-z]+)(?![\w-])/g)].map(([, unit = '']) => found(unit, missing([ofUnit(unit)])))
  const calls = [...words.matchAll(/([a-z-]+)\(/g)].map(([, name = '']) =>
    found(`${name}()`, missing([...(functions.get(name) ?? []).map(([, { statement }]) => statement), inTable(entry, name).statement])),
  )
  const keywords = [...words.matchAll(/(?<![\w.#(-])[a-z][a-z-]*(?![\w(-])/g)].map(([word]) =>
    found(`${prop}: ${word}`, missing([inTable(entry, word).statement ?? inTable(entry, word.replaceAll('-', '_')).statement])),
  )
  return [...units, ...calls, ...keywords].flat()
}

const ofAtRule = ({ name, params }: AtRule): readonly Use[] => {
  const entry = atRules.below.get(name.replace(/^-webkit-/, ''))
  if (!entry) return [{ use: `@${name}`, why: 'is no at-rule' }]
  const features = name === 'media' ? [...params.matchAll(/\(\s*(?:min-|max-)?([a-z-]+)/g)].map(([, feature = '']) => feature) : []
  return [
    ...found(`@${name}`, missing([entry.statement])),
    ...features.flatMap(feature => found(`@media (${feature})`, missing([inTable(entry, feature).statement]))),
    ...(name === 'media' && /[<>]/.test(params) ? [{ use: '@media with < or >', why: 'came with Chrome 104 and Safari 16.4' }] : []),
  ]
}

const ofRule = ({ selector, parent }: Rule): readonly Use[] => {
  if (parent?.type === 'rule') return [{ use: 'nested rule', why: 'came with Chrome 112 and Safari 16.5' }]
  if (parent?.type === 'atrule' && (parent as AtRule).name.endsWith('keyframes')) return []
  return [...selector.matchAll(/(::?)([a-z-]+)/g)].flatMap(([, colons = '', name = '']) =>
    name.startsWith('-') ? [] : found(`${colons}${name}`, missing([inTable(selectors, name).statement])),
  )
}

/** What stands in a style sheet that the oldest engines lack, each once. */
export const styleFaults = (text: string): readonly Use[] => {
  const all: Use[] = []
  parse(text).walk(node => {
    if (isTested(node)) return
    if (node.type === 'decl') all.push(...ofDeclaration(node))
    else if (node.type === 'atrule') all.push(...ofAtRule(node))
    else if (node.type === 'rule') all.push(...ofRule(node))
  })
  return [...new Map(all.map(fault => [fault.use, fault])).values()]
}
