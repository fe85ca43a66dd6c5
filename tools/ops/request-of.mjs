/**
 * What a call takes and how, as the console answers it (`ops.list`).
 * @typedef {{ type?: string | readonly string[], properties?: Record<string, Schema>, required?: readonly string[], items?: Schema, anyOf?: readonly Schema[], enum?: readonly unknown[], const?: unknown, description?: string, minimum?: number, maximum?: number }} Schema
 * @typedef {{ name: string, method: 'GET' | 'POST', path: string, summary: string, scope: 'merchant' | 'house', request: Schema }} Op
 */

/** Something in the words of the command is wrong: it ends with 2. */
export class UsageError extends Error {}

/** @param {Schema | undefined} schema @returns {boolean} */
const isWords = schema =>
  schema === undefined ||
  schema.type === 'string' ||
  (schema.enum ?? []).some(one => typeof one === 'string') ||
  typeof schema.const === 'string' ||
  (schema.anyOf ?? []).some(isWords)

/**
 * A field's value: words where the field may be words, JSON otherwise (numbers, true and false, lists, objects).
 * @param {string} name @param {string} words @param {Schema | undefined} schema
 */
const valueOf = (name, words, schema) => {
  if (isWords(schema)) return words
  try {
    return JSON.parse(words)
  } catch {
    throw new UsageError(`--${name} takes a number, true, false or JSON, not ${words}`)
  }
}

/**
 * The request that words such as `--id 42 --reason "As agreed"` make. `--input <json>` is the whole of it; single fields are laid over it.
 * @param {Op} op
 * @param {readonly string[]} words
 * @returns {{ merchant: string | undefined, request: Record<string, unknown> }}
 */
export const requestOf = (op, words) => {
  const fields = op.request.properties ?? {}
  /** @type {Record<string, unknown>} */
  let whole = {}
  /** @type {Record<string, unknown>} */
  const single = {}
  let merchant
  for (let at = 0; at < words.length; at += 1) {
    const [, name, joined] = /^--([\w-]+)(?:=(.*))?$/s.exec(words[at] ?? '') ?? []
    if (name === undefined) throw new UsageError(`${words[at]} is not a field: fields are written --name value`)
    // How the answer is printed, and no field of the call.
    if (name === 'json') continue
    const value = joined ?? words[(at += 1)]
    if (value === undefined) throw new UsageError(`--${name} has no value`)
    if (name === 'at') merchant = value
    else if (name === 'input') whole = objectOf(value)
    else if (Object.hasOwn(fields, name)) single[name] = valueOf(name, value, fields[name])
    else throw new UsageError(`${op.name} has no field --${name}. It has: ${Object.keys(fields).join(', ') || 'none'}`)
  }
  if (op.scope === 'merchant' && merchant === undefined) throw new UsageError(`${op.name} is about one merchant: say which by --at <code>`)
  const request = { ...whole, ...single }
  const missing = (op.request.required ?? []).filter(name => !Object.hasOwn(request, name))
  if (missing.length > 0) throw new UsageError(`${op.name} also needs: ${missing.map(name => `--${name}`).join(', ')}`)
  return { merchant, request }
}

/** @param {string} words @returns {Record<string, unknown>} */
const objectOf = words => {
  try {
    const value = JSON.parse(words)
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value
  } catch {
    // said below
  }
  throw new UsageError('--input takes a JSON object')
}

/** What a person reads of a call: what it does, and its fields. @param {Op} op */
export const helpOf = op => {
  const required = new Set(op.request.required)
  const kindOf = (/** @type {Schema} */ { enum: values, const: only, type, ...schema }) => {
    if (values) return values.join('|')
    if (only !== undefined) return JSON.stringify(only)
    return type === undefined ? (isWords(schema) ? 'string' : 'json') : [type].flat().join('|')
  }
  const lines = Object.entries(op.request.properties ?? {}).map(
    ([name, schema]) =>
      `  --${name} <${kindOf(schema)}>${required.has(name) ? '' : ' (may be absent)'}${schema.description ? `: ${schema.description}` : ''}`,
  )
  return [`${op.name}: ${op.summary}`, ...(op.scope === 'merchant' ? ['  --at <code of the merchant>'] : []), ...lines].join('\n')
}
