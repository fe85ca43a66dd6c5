import { extname } from 'node:path'
import { parseAst } from 'vite'

/** One small change to a file, which at least one test should notice. */
export interface Mutation {
  readonly start: number
  readonly end: number
  readonly replacement: string
}

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [key: string]: unknown
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value && 'start' in value
/** A child's own node; the parser's types do not name it where a node is looked at by its fields alone. */
const child = (node: Node, key: string): Node | undefined => (isNode(node[key]) ? node[key] : undefined)
const children = (node: Node): readonly Node[] => Object.values(node).flat().filter(isNode)

const OTHER_OPERATOR = new Map(
  Object.entries({
    '<': '<=',
    '<=': '<',
    '>': '>=',
    '>=': '>',
    '===': '!==',
    '!==': '===',
    '+': '-',
    '-': '+',
    '*': '/',
    '/': '*',
    '%': '*',
    '&&': '||',
    '||': '&&',
    '??': '&&',
  }),
)
const OTHER_METHOD = new Map(Object.entries({ some: 'every', every: 'some', min: 'max', max: 'min', startsWith: 'endsWith', endsWith: 'startsWith' }))

const mutatedLiteral = ({ value }: Node): string | undefined => {
  if (typeof value === 'number') return String(value + 1)
  if (typeof value === 'bigint') return `${value + 1n}n`
  if (typeof value === 'boolean') return String(!value)
  // Strings with a space are words for people, and the tests do not repeat those.
  if (typeof value === 'string' && !value.includes(' ')) return value === '' ? "'mutant'" : "''"
  return undefined
}

/** The text between two neighbours stays where it is; only they change places. */
const exchanged = (text: string, first: Node, second: Node): Mutation => ({
  start: first.start,
  end: second.end,
  replacement: text.slice(second.start, second.end) + text.slice(first.end, second.start) + text.slice(first.start, first.end),
})

const mutationsOfElements = (text: string, elements: readonly Node[]): readonly Mutation[] =>
  elements.flatMap((element, at) => {
    const next = elements[at + 1]
    const without = { start: element.start, end: next ? next.start : element.end, replacement: '' }
    return next ? [without, exchanged(text, element, next)] : [without]
  })

/** Where an operator stands: between its two operands. */
const mutatedOperator = (text: string, node: Node): readonly Mutation[] => {
  const [left, right] = [child(node, 'left'), child(node, 'right')]
  const opposite = OTHER_OPERATOR.get(String(node['operator']))
  if (!left || !right || !opposite) return []
  const start = text.indexOf(String(node['operator']), left.end)
  return [{ start, end: start + String(node['operator']).length, replacement: opposite }]
}

const mutationsOfNode = (text: string, node: Node): readonly Mutation[] => {
  const whole = (replacement: string): readonly Mutation[] => [{ start: node.start, end: node.end, replacement }]
  switch (node.type) {
    case 'Literal': {
      const replacement = mutatedLiteral(node)
      return replacement === undefined ? [] : whole(replacement)
    }
    case 'BinaryExpression':
    case 'LogicalExpression':
      return mutatedOperator(text, node)
    case 'UnaryExpression': {
      const argument = child(node, 'argument')
      return node['operator'] === '!' && argument ? whole(text.slice(argument.start, argument.end)) : []
    }
    case 'ConditionalExpression': {
      const [yes, no] = [child(node, 'consequent'), child(node, 'alternate')]
      return yes && no ? [exchanged(text, yes, no)] : []
    }
    case 'IfStatement': {
      const condition = child(node, 'test')
      const swapped = condition
        ? [{ start: condition.start, end: condition.end, replacement: `!(${text.slice(condition.start, condition.end)})` }]
        : []
      return node['alternate'] ? swapped : [...swapped, ...whole(';')]
    }
    case 'ExpressionStatement':
      return whole(';')
    case 'ArrowFunctionExpression': {
      const body = child(node, 'body')
      return body && node['expression'] === true && body.type !== 'Literal' ? [{ start: body.start, end: body.end, replacement: 'undefined' }] : []
    }
    case 'MemberExpression': {
      const property = child(node, 'property')
      const opposite = OTHER_METHOD.get(String(property?.['name']))
      return property && opposite ? [{ start: property.start, end: property.end, replacement: opposite }] : []
    }
    case 'ArrayExpression':
      return mutationsOfElements(text, children(node))
    default:
      return []
  }
}

/** Types and imports are the compiler's; keys and names are not looked at. */
const isSkipped = (node: Node): boolean =>
  node.type.startsWith('Import') ||
  /^TS(?!AsExpression|SatisfiesExpression|NonNullExpression)/.test(node.type) ||
  node.type === 'ExportAllDeclaration'

const partsOf = (node: Node): readonly Node[] => {
  const isPlainKey = (part: Node) => part === node['key'] && node['computed'] !== true
  return children(node).filter(part => !isSkipped(part) && !isPlainKey(part) && part !== node['source'])
}

/**
 * Every mutation of a file: numbers by one, other booleans, strings and operators, branches exchanged, statements and
 * list elements left out, neighbours in a list exchanged, and functions that answer nothing.
 */
export const mutationsOf = (file: string, text: string): readonly Mutation[] => {
  const visit = (node: Node): readonly Mutation[] => [...mutationsOfNode(text, node), ...partsOf(node).flatMap(visit)]
  const program: unknown = parseAst(text, { lang: extname(file) === '.tsx' ? 'tsx' : 'ts' })
  return isNode(program) ? visit(program) : []
}

export const mutated = (text: string, { start, end, replacement }: Mutation): string => text.slice(0, start) + replacement + text.slice(end)

/** The changed line before and after, as reports and docs/mutants.md write it. */
export const inWords = (text: string, mutation: Mutation): string => {
  const from = text.lastIndexOf('\n', mutation.start - 1) + 1
  const lineEnd = text.indexOf('\n', mutation.end)
  const until = lineEnd < 0 ? text.length : lineEnd
  const onOneLine = (lines: string) => lines.replaceAll(/\s+/g, ' ').trim()
  const after = mutated(text, mutation).slice(from, until + mutation.replacement.length - (mutation.end - mutation.start))
  const quoted = (words: string) => (words.includes('`') ? `\`\` ${words} \`\`` : `\`${words}\``)
  return `${quoted(onOneLine(text.slice(from, until)))} → ${quoted(onOneLine(after))}`
}
