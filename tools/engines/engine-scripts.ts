import { parse, type Node } from 'acorn'
import { inTable, missing, table, type Use } from './engine-compat.ts'
import { hasMember, missingEvent, missingGlobal, missingMember, missingMethod } from './engine-members.ts'

// What a built script uses that the oldest engines lack.

type Any = Node & Readonly<Record<string, unknown>>
const isNode = (value: unknown): value is Any =>
  typeof value === 'object' && value !== null && typeof (value as { readonly type?: unknown }).type === 'string'

const nodesOf = function* (node: Any): Generator<Any> {
  yield node
  for (const value of Object.values(node)) for (const inner of Array.isArray(value) ? value : [value]) if (isNode(inner)) yield* nodesOf(inner)
}

const nameOf = (node: unknown): string | undefined => (isNode(node) && node.type === 'Identifier' ? String(node['name']) : undefined)
/** Minified, a string is often a template without holes. */
const textOf = (node: unknown): string | undefined => {
  if (!isNode(node)) return undefined
  if (node.type === 'Literal') return typeof node['value'] === 'string' ? node['value'] : undefined
  const parts = node.type === 'TemplateLiteral' ? (node['quasis'] as readonly { readonly value: { readonly cooked?: string } }[]) : []
  return parts.length === 1 ? parts[0]?.value.cooked : undefined
}

const namesIn = (pattern: unknown): readonly string[] => {
  if (!isNode(pattern)) return []
  const own = nameOf(pattern)
  if (own !== undefined) return [own]
  const { elements, properties, left, argument, value } = pattern
  return [...((elements ?? properties ?? [left, argument, value]) as readonly unknown[])].flatMap(namesIn)
}

/** Every name that the script declares anywhere: it is not the platform's. */
const declaredIn = (nodes: readonly Any[]): ReadonlySet<string> =>
  new Set(nodes.flatMap(({ id, params, param, local }) => [id, param, local, ...((params ?? []) as readonly unknown[])].flatMap(namesIn)))

/** The property, the left side of `:` or of `as` is a name of nobody. */
const namesNothing = (nodes: readonly Any[]): ReadonlySet<unknown> =>
  new Set(
    nodes.flatMap(({ type, computed, property, key, value, local, exported, imported }) => {
      if (/^(?:Export|Import)Specifier$/.test(type)) return [exported, imported].filter(name => name !== local)
      if (computed === true || !/^(?:MemberExpression|Property|MethodDefinition|PropertyDefinition)$/.test(type)) return []
      return [property, ...(key === value ? [] : [key])]
    }),
  )

const LOOK_BEHIND = /\(\?<[=!]/

const regexFaults = (nodes: readonly Any[]): readonly Use[] =>
  nodes.flatMap(node => {
    const { pattern = '' } = (node['regex'] ?? {}) as { readonly pattern?: string }
    const raw = node.type === 'TemplateElement' ? (node['value'] as { readonly raw: string }).raw : (textOf(node) ?? '')
    const called = /^(?:New|Call)Expression$/.test(node.type) && nameOf(node['callee']) === 'RegExp'
    const flags = called ? (textOf((node['arguments'] as readonly unknown[])[1]) ?? '') : ''
    return [
      ...(LOOK_BEHIND.test(pattern) || LOOK_BEHIND.test(raw) ? [{ use: 'look-behind', why: 'came with Safari 16.4' }] : []),
      ...(/[dv]/.test(flags)
        ? [{ use: `regular expression with the flags ${flags}`, why: 'v came with Chrome 112 and Safari 17; d with Safari 15' }]
        : []),
    ]
  })

const found = (use: string, why: string | undefined): readonly Use[] => (why === undefined ? [] : [{ use, why }])

const elements = table('html', 'elements')
const everywhere = table('html', 'global_attributes')

/** Attributes of elements as React and Preact are handed them: `jsx('div', { inert: true })`. */
const attributeFaults = (node: Any): readonly Use[] => {
  const [first, second] = (node['arguments'] ?? []) as readonly unknown[]
  const tag = textOf(first)
  if (node.type !== 'CallExpression' || tag === undefined || !elements.below.has(tag)) return []
  if (!isNode(second) || second.type !== 'ObjectExpression') return []
  return (second['properties'] as readonly Any[]).flatMap(({ key }) => {
    const name = (nameOf(key) ?? textOf(key))?.toLowerCase() ?? ''
    return found(`<${tag} ${name}>`, missing([inTable(inTable(elements, tag), name).statement ?? inTable(everywhere, name).statement]))
  })
}

/** What stands in a script that the oldest engines lack, each once. */
export const scriptFaults = (code: string): readonly Use[] => {
  let tree: Any
  try {
    tree = parse(code, { ecmaVersion: 2021, sourceType: 'module', allowHashBang: true }) as unknown as Any
  } catch (error) {
    return [{ use: 'syntax', why: `is newer than ES2021: ${String(error)}` }]
  }
  const nodes = [...nodesOf(tree)]
  const declared = declaredIn(nodes)
  const nameless = namesNothing(nodes)
  const globalName = (node: unknown): string | undefined => {
    const name = nameOf(node)
    return name !== undefined && !declared.has(name) ? name : undefined
  }

  const all = nodes.flatMap((node): readonly Use[] => {
    const callee = node.type === 'CallExpression' && isNode(node['callee']) ? node['callee'] : undefined
    const method = callee?.type === 'MemberExpression' && callee['computed'] !== true ? nameOf(callee['property']) : undefined
    const owner = callee && globalName(callee['object'])
    const event = method === 'addEventListener' ? textOf((node['arguments'] as readonly unknown[])[0]) : undefined
    const ofMethod = method !== undefined && !(owner !== undefined && hasMember(owner, method)) ? found(`.${method}()`, missingMethod(method)) : []
    const ofEvent = event === undefined ? [] : found(`event ${event}`, missingEvent(event))

    if (node.type === 'MemberExpression' && node['computed'] !== true) {
      const [holder, member] = [globalName(node['object']), nameOf(node['property'])]
      return holder !== undefined && member !== undefined ? found(`${holder}.${member}`, missingMember(holder, member)) : []
    }
    const name = nameless.has(node) ? undefined : globalName(node)
    return [...ofMethod, ...ofEvent, ...attributeFaults(node), ...(name === undefined ? [] : found(name, missingGlobal(name)))]
  })
  return [...new Map([...regexFaults(nodes), ...all].map(fault => [fault.use, fault])).values()]
}
