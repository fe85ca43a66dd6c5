import { readFile } from 'node:fs/promises'
import { certificateFaults, checkCertificate, uncheckedParts, type CheckedCertificate, type Trusted } from './certificate.ts'
import { commitmentHash } from './commitment.ts'
import { rootLineOf } from './root-statement.ts'
import { checkVoid, isVoidStatement, voidFaults } from './void-statement.ts'

// npm run verify-draw -- <file> [options]: checks the certificate of a draw, or the statement why one was declared void (docs/lottery.md). It asks no
// server.

const OPTIONS = ['--key', '--commitment', '--root', '--choices', '--previous'] as const
type Option = (typeof OPTIONS)[number]

const USAGE = `Usage: npm run verify-draw -- <certificate file> [options]
  --key <public key, hex>       the key that was published, best kept from long before
  --commitment <hash, hex>      of a receipt of the draw, or kept from before its sales ended
  --root <hash or file>         the hash over all tickets, or the file of such hashes, kept when sales ended
  --choices <file>              the published choices of the draw, all parts one after the other
  --previous <file>             the certificate of the draw before it`

const [file, ...options] = process.argv.slice(2)
const optionOf = (name: Option): string | undefined => (options.includes(name) ? options[options.indexOf(name) + 1] : undefined)
const say = (line: string) => process.stdout.write(`${line}\n`)

/** 0: right; 1: wrong; 3: nothing is wrong in what was checked, and something that matters was not. */
type Verdict = 0 | 1 | 3

const NO_KEY = 'Nothing is wrong in it, but anybody could have made and signed it: say --key with the key that was published.'

/** The last lines: what was found, and what nobody looked at. A key that anybody could have made a second ago proves nothing. */
const conclude = (
  faults: readonly string[],
  unchecked: readonly string[],
  { right, missing }: { right: string; missing?: string | undefined },
): Verdict => {
  for (const fault of faults) say(`Wrong      ${fault}`)
  if (faults.length > 0) {
    say('This file proves nothing.')
    return 1
  }
  for (const what of unchecked) say(`Unchecked  ${what}`)
  const reason = optionOf('--key') === undefined ? NO_KEY : missing
  say(reason ?? `Right: ${right}`)
  return reason === undefined ? 0 : 3
}

const checkStatement = (text: string, trusted: Pick<Trusted, 'keys' | 'commitment'>): Verdict => {
  const { faults, statement, results = [], key: signedBy } = checkVoid(text, trusted)
  if (statement) {
    say(`Void       ${statement.commitment.draw} of ${statement.commitment.merchant}, ${statement.at}`)
    say(`By         ${statement.by}: ${statement.reason}`)
    for (const { group, numbers } of results) say(`${group.padEnd(11)}${numbers.join(' ')} (would have been)`)
    say(`Signed by  ${signedBy ?? ''}`)
  }
  return conclude(
    faults.map(fault => voidFaults[fault]),
    (['key', 'commitment'] as const).filter(name => optionOf(`--${name}`) === undefined).map(name => uncheckedParts[name]),
    { right: 'the statement is about the draw that was published, and its seed is the one of which the hash was.' },
  )
}

const describe = (
  { certificate, key: signedBy }: CheckedCertificate,
  { key, commitment }: { key: string | undefined; commitment: string | undefined },
) => {
  if (!certificate) return
  const { commitment: made, tickets, results, prizes, beacon, drawnAt, previous } = certificate
  say(`Draw       ${made.draw} of ${made.merchant}, ${drawnAt}`)
  say(`Tickets    ${tickets.count}, hash ${tickets.root}`)
  say(
    `Made from  seed and tickets${beacon === null ? ' alone: whoever runs the server could have tried out tickets of their own' : ', and the beacon drand'}`,
  )
  for (const { group, numbers } of results) say(`${group.padEnd(11)}${numbers.join(' ')}`)
  for (const { tier, winners, each } of prizes) say(`Prize      ${tier}: ${winners} won ${each} each`)
  if (previous) say(`After      ${previous.draw}`)
  say(`Commitment ${commitmentHash(made)}${commitment === undefined ? ' (compare it with a receipt’s)' : ''}`)
  say(`Signed by  ${signedBy ?? ''}${key === undefined ? ' (compare it with the published key)' : ''}`)
}

/** A hash as it was written down, or the line of the file that is about the draw of this certificate. */
const rootGiven = async (given: string, text: string): Promise<string> => {
  if (/^[0-9a-f]{64}$/.test(given)) return given
  const { certificate } = await checkCertificate(text)
  const { merchant = '', draw = '' } = certificate?.commitment ?? {}
  // A file that says nothing of the draw is no witness of it.
  return rootLineOf(await readFile(given, 'utf8'), merchant, draw) ?? ''
}

const check = async (path: string): Promise<Verdict> => {
  const text = await readFile(path, 'utf8')
  const [key, commitment, root, choices, previous] = OPTIONS.map(optionOf)
  const trusted: Trusted = {
    ...(key !== undefined && { keys: [key] }),
    ...(commitment !== undefined && { commitment }),
    ...(root !== undefined && { root: await rootGiven(root, text) }),
    ...(choices !== undefined && { choices: await readFile(choices, 'utf8') }),
    ...(previous !== undefined && { previous: await readFile(previous, 'utf8') }),
  }
  if (isVoidStatement(text)) return checkStatement(text, trusted)
  const checked = await checkCertificate(text, trusted)
  describe(checked, { key, commitment })
  const isCounted = checked.certificate?.form === 'foyer-draw/2' && choices !== undefined
  return conclude(
    checked.faults.map(fault => certificateFaults[fault]),
    checked.unchecked.map(part => uncheckedParts[part]),
    {
      right: isCounted
        ? 'the numbers, the winners and the prizes follow from what was published.'
        : 'the numbers follow from what was published, and the prizes from the winners that it states.',
      missing: checked.unchecked.includes('winners')
        ? 'Nothing is wrong in what was checked, but nobody counted the winners: say --choices with the file that was published.'
        : undefined,
    },
  )
}

const isUsage =
  file !== undefined && options.length % 2 === 0 && options.every((option, at) => at % 2 === 1 || OPTIONS.some(known => known === option))
if (!isUsage) {
  process.stderr.write(`${USAGE}\n`)
  process.exitCode = 2
} else {
  try {
    process.exitCode = await check(file)
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 2
  }
}
