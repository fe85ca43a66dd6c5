import { readFile } from 'node:fs/promises'
import { certificateFaults, checkCertificate } from './certificate.ts'
import { commitmentHash } from './commitment.ts'
import { checkVoid, isVoidStatement, voidFaults } from './void-statement.ts'

// npm run verify-draw -- <file> [--key <public key>] [--commitment <hash>]: checks the certificate of a draw, or the statement why one was declared
// void (docs/lottery.md). It asks no server.

const USAGE = 'Usage: npm run verify-draw -- <certificate file> [--key <public key, hex>] [--commitment <hash, hex>]'

const [file, ...options] = process.argv.slice(2)
const optionOf = (name: string): string | undefined => (options.includes(name) ? options[options.indexOf(name) + 1] : undefined)
const say = (line: string) => process.stdout.write(`${line}\n`)

/** 0: right; 1: wrong; 3: nothing is wrong, but it is not known who signed it. */
type Verdict = 0 | 1 | 3

/** The last lines: what was found, and what nobody looked at. A key that anybody could have made a second ago proves nothing. */
const conclude = (faults: readonly string[], right: string, unchecked: readonly string[]): Verdict => {
  for (const fault of faults) say(`Wrong      ${fault}`)
  if (faults.length > 0) {
    say('This file proves nothing.')
    return 1
  }
  for (const what of unchecked) say(`Unchecked  ${what}`)
  const isKnown = optionOf('--key') !== undefined
  say(isKnown ? `Right: ${right}` : 'Nothing is wrong in it, but anybody could have made and signed it: say --key with the key that was published.')
  return isKnown ? 0 : 3
}

const NO_KEY = 'who signed it: no key was said (--key)'
const NO_COMMITMENT = 'that this is what was published before sales: no hash of a commitment was said (--commitment)'

const check = async (path: string): Promise<Verdict> => {
  const text = await readFile(path, 'utf8')
  const key = optionOf('--key')
  const commitment = optionOf('--commitment')
  const trusted = { ...(key !== undefined && { keys: [key] }), ...(commitment !== undefined && { commitment }) }
  const unchecked = [...(key === undefined ? [NO_KEY] : []), ...(commitment === undefined ? [NO_COMMITMENT] : [])]
  if (isVoidStatement(text)) {
    const { faults, statement, results = [], key: signedBy } = checkVoid(text, trusted)
    if (statement) {
      say(`Void       ${statement.commitment.draw} of ${statement.commitment.merchant}, ${statement.at}`)
      say(`By         ${statement.by}: ${statement.reason}`)
      for (const { group, numbers } of results) say(`${group.padEnd(11)}${numbers.join(' ')} (would have been)`)
      say(`Signed by  ${signedBy ?? ''}`)
    }
    return conclude(
      faults.map(fault => voidFaults[fault]),
      'the statement is about the draw that was published, and its seed is the one of which the hash was.',
      unchecked,
    )
  }
  const checked = await checkCertificate(text, trusted)
  if (checked.certificate) {
    const { commitment: made, tickets, results, beacon, drawnAt } = checked.certificate
    say(`Draw       ${made.draw} of ${made.merchant}, ${drawnAt}`)
    say(`Tickets    ${tickets.count}, hash ${tickets.root}`)
    say(
      `Made from  seed and tickets${beacon === null ? ' alone: whoever runs the server could have tried out tickets of their own' : ', and the beacon drand'}`,
    )
    for (const { group, numbers } of results) say(`${group.padEnd(11)}${numbers.join(' ')}`)
    say(`Commitment ${commitmentHash(made)}${commitment === undefined ? ' (compare it with a receipt’s)' : ''}`)
    say(`Signed by  ${checked.key ?? ''}${key === undefined ? ' (compare it with the published key)' : ''}`)
  }
  return conclude(
    checked.faults.map(fault => certificateFaults[fault]),
    'the numbers and prizes follow from what was published.',
    [...unchecked, 'how many won each prize: the certificate says it, and the tickets are not part of it'],
  )
}

const isUsage =
  file !== undefined && options.length % 2 === 0 && options.every((option, at) => at % 2 === 1 || ['--key', '--commitment'].includes(option))
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
