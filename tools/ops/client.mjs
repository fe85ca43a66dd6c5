import { helpOf, requestOf, UsageError } from './request-of.mjs'

/** @typedef {import('./request-of.mjs').Op} Op */

/** How `foyer ops` ends, by what came of the call. */
export const EXIT = {
  done: 0,
  /** A rule of the house refused it. Nothing was changed. */
  refused: 1,
  /** Something in the command is wrong, or in what it asks for. */
  usage: 2,
  /** The token has ended, or its person may not. */
  forbidden: 3,
  /** The console did not answer, or has no time. Of an act nobody knows whether it was done: look first. */
  unknown: 4,
}

const USAGE = `Usage:
  npm run foyer -- ops                                        every call that you may make
  npm run foyer -- ops <call> --help                          its fields
  npm run foyer -- ops <call> [--at <merchant>] [--<field> <value> …] [--input <json>] [--json]

FOYER_CONSOLE is the console's address, FOYER_TOKEN a token that you made there.
Ends with 0 when it is done, 1 when a rule refuses it, 2 when the command is wrong, 3 when you may not, 4 when nobody knows.`

/** How long an answer may take, ms. */
const PATIENCE_MS = 60_000

/** @param {number} status */
const exitOf = status => {
  if (status === 401 || status === 403) return EXIT.forbidden
  if (status === 400 || status === 413 || status === 415) return EXIT.usage
  return status >= 500 || status === 429 ? EXIT.unknown : EXIT.refused
}

/**
 * @typedef {{ success: true, value: unknown } | { success: false, error: { code: string, data: unknown, requestId: string } }} Answer
 * @typedef {{ status: number, answer: Answer }} Outcome
 */

/**
 * One call.
 * @param {{ console: URL, token: string }} to
 * @param {Pick<Op, 'method' | 'path'>} op
 * @param {Record<string, unknown>} request
 * @param {string | undefined} merchant
 * @returns {Promise<Outcome>}
 */
const send = async (to, { method, path }, request, merchant) => {
  const url = new URL(path, to.console)
  if (method === 'GET')
    for (const [name, value] of Object.entries(request)) url.searchParams.set(name, typeof value === 'string' ? value : JSON.stringify(value))
  const reply = await fetch(url, {
    method,
    headers: {
      authorization: `Bearer ${to.token}`,
      ...(merchant !== undefined && { merchant }),
      ...(method === 'POST' && { 'content-type': 'application/json' }),
    },
    ...(method === 'POST' && { body: JSON.stringify(request) }),
    redirect: 'error',
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
  return { status: reply.status, answer: /** @type {Answer} */ (await reply.json()) }
}

/** @param {Record<string, string | undefined>} env */
const addressee = env => {
  const { FOYER_CONSOLE: address, FOYER_TOKEN: token } = env
  if (!address || !token) throw new UsageError(`FOYER_CONSOLE and FOYER_TOKEN are needed.\n\n${USAGE}`)
  if (!URL.canParse(address)) throw new UsageError('FOYER_CONSOLE is not an address such as https://console.example.com')
  const url = new URL(address)
  const isNear = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname)
  // Whoever reads the line would have the token.
  if (url.protocol !== 'https:' && !isNear) throw new UsageError('FOYER_CONSOLE must begin with https://')
  return { console: url, token }
}

/**
 * What `foyer ops` prints and how it ends.
 * @param {readonly string[]} words
 * @param {Record<string, string | undefined>} env
 * @returns {Promise<{ code: number, out?: string, error?: string }>}
 */
export const runOps = async (words, env) => {
  const isJson = words.includes('--json')
  /** @param {Outcome} outcome */
  const endOf = ({ status, answer }) => {
    if (answer.success) return { code: EXIT.done, out: isJson ? JSON.stringify(answer.value) : JSON.stringify(answer.value, undefined, 2) }
    const { code, data, requestId } = answer.error
    if (isJson) return { code: exitOf(status), out: JSON.stringify(answer.error) }
    return {
      code: exitOf(status),
      error: [code, ...(JSON.stringify(data) === '{}' ? [] : [JSON.stringify(data)]), `(request ${requestId})`].join(' '),
    }
  }
  let hasActed = false
  try {
    const [name, ...rest] = words
    if (name === '--help') return { code: EXIT.done, out: USAGE }
    const to = addressee(env)
    const listed = await send(to, { method: 'GET', path: '/ops/list' }, {}, undefined)
    if (!listed.answer.success) return endOf(listed)
    const { ops } = /** @type {{ ops: readonly Op[] }} */ (listed.answer.value)
    if (name === undefined || name === '--json')
      return { code: EXIT.done, out: isJson ? JSON.stringify(ops) : ops.map(op => `${op.name.padEnd(28)}${op.summary}`).join('\n') }
    const op = ops.find(one => one.name === name)
    if (!op)
      return { code: EXIT.forbidden, error: `There is no call ${name}, or this token may not make it: npm run foyer -- ops lists those that it may.` }
    if (rest.includes('--help')) return { code: EXIT.done, out: helpOf(op) }
    const { request, merchant } = requestOf(op, rest)
    hasActed = op.method === 'POST'
    return endOf(await send(to, op, request, merchant))
  } catch (error) {
    if (error instanceof UsageError) return { code: EXIT.usage, error: error.message }
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
    const why = cause instanceof Error ? cause.message : String(cause)
    return {
      code: EXIT.unknown,
      error: `The console did not answer: ${why}. ${hasActed ? 'Look whether it was done before you try again.' : 'Nothing was changed.'}`,
    }
  }
}
