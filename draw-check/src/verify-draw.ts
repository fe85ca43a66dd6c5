import { readFile } from 'node:fs/promises'
import { certificateFaults, checkCertificate } from './certificate.ts'
import { commitmentHash } from './commitment.ts'

// npm run verify-draw -- <file> [--key <public key>] [--commitment <hash>]: checks the certificate of a draw (docs/lottery.md). It asks no server.

const USAGE = 'Usage: npm run verify-draw -- <certificate file> [--key <public key, hex>] [--commitment <hash, hex>]'

const [file, ...options] = process.argv.slice(2)
const optionOf = (name: string): string | undefined => (options.includes(name) ? options[options.indexOf(name) + 1] : undefined)
const say = (line: string) => process.stdout.write(`${line}\n`)

const check = async (path: string): Promise<boolean> => {
  const key = optionOf('--key')
  const commitment = optionOf('--commitment')
  const checked = await checkCertificate(await readFile(path, 'utf8'), {
    ...(key !== undefined && { keys: [key] }),
    ...(commitment !== undefined && { commitment }),
  })
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
  for (const fault of checked.faults) say(`Wrong      ${certificateFaults[fault]}`)
  say(checked.faults.length === 0 ? 'Right: the numbers and prizes follow from what was published.' : 'This certificate proves nothing.')
  return checked.faults.length === 0
}

const isUsage =
  file !== undefined && options.length % 2 === 0 && options.every((option, at) => at % 2 === 1 || ['--key', '--commitment'].includes(option))
if (!isUsage) {
  process.stderr.write(`${USAGE}\n`)
  process.exitCode = 2
} else {
  try {
    process.exitCode = (await check(file)) ? 0 : 1
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 2
  }
}
