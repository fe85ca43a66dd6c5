import { stdin, stdout } from 'node:process'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { awaitLaunch } from './await-launch.ts'
import { resultTable, runCases } from './run-cases.ts'

const HELP = `npm run conformance:wallet -- --url <wallet> --token=<token of a launch> --game <the vendor's code of it> --account <account> --key-id <name of the key> --key=<key>
npm run conformance:wallet -- --listen <port> --account … --key-id … --key=…

Plays a vendor of games at a platform's wallet and tries every rule of the wire (docs/game-vendors.md). With --listen it stands in the vendor's
place until a player starts a game for money on the platform, and takes the rest from that launch. The player needs 1,000 of the currency's
smallest unit, and has the same money afterwards. It waits for an answer for 10 seconds, or for as many as --timeout names. With a terminal, it
asks for the player to sign out before the last rule.`

const options = {
  url: { type: 'string' },
  token: { type: 'string' },
  game: { type: 'string' },
  listen: { type: 'string' },
  timeout: { type: 'string' },
  account: { type: 'string' },
  'key-id': { type: 'string' },
  key: { type: 'string' },
} as const

/** What the command was given; nothing, where it cannot be read, e.g. a token that begins with a dash and stands apart from its name. */
const given = (): ReturnType<typeof parseArgs<{ options: typeof options }>>['values'] => {
  try {
    return parseArgs({ options }).values
  } catch (error) {
    stdout.write(`${error instanceof Error ? error.message : String(error)}\n\n`)
    return {}
  }
}
const values = given()
const { account, 'key-id': keyId, key, listen, timeout = '10' } = values
const timeoutMs = Number(timeout) * 1000

const signedOut = async (): Promise<void> => {
  const terminal = createInterface({ input: stdin, output: stdout })
  await terminal.question('Sign the player out of the platform, then press Enter. ')
  terminal.close()
}

const launchOf = async () => {
  if (listen === undefined) return { wallet: values.url, token: values.token, game: values.game }
  return await awaitLaunch(Number(listen), port => stdout.write(`Waiting at port ${port} for a player who starts a game for money …\n`))
}

const { wallet, token, game } = account === undefined || keyId === undefined || key === undefined ? {} : await launchOf()
if (
  account === undefined ||
  keyId === undefined ||
  key === undefined ||
  wallet === undefined ||
  token === undefined ||
  game === undefined ||
  !(timeoutMs > 0)
) {
  stdout.write(`${HELP}\n`)
  process.exitCode = 2
} else {
  const url = wallet.replace(/\/$/, '')
  const results = await runCases({
    async send(call, headers, body) {
      const reply = await fetch(`${url}/${call}`, { method: 'POST', headers, body, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) })
      return { status: reply.status, headers: Object.fromEntries(reply.headers), body: await reply.text() }
    },
    path: new URL(url).pathname,
    account,
    keyId,
    key,
    tokens: [token],
    game,
    now: () => Math.floor(Date.now() / 1000),
    ...(stdin.isTTY && { endSession: signedOut }),
  })
  stdout.write(`${resultTable(results).join('\n')}\n`)
  process.exitCode = results.some(({ fault }) => fault !== undefined) ? 1 : 0
}
