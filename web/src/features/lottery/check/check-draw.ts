import { checkCertificate, type CheckedCertificate } from '@foyer/draw-check/certificate'
import { commitmentHash, type Commitment } from '@foyer/draw-check/commitment'
import { checkReceipt } from '@foyer/draw-check/receipt'
import { readSigned } from '@foyer/draw-check/signed'
import { draws, receipts, stepsOf, withEarlierKey, type Step } from './steps.ts'

// Loaded when a player checks something: the curves weigh more than the page. It asks no server; what it gets is all that it trusts.

/** The server's public keys, as they are published, and what it signed before the draw. */
interface Published {
  readonly key: string
  readonly earlierKeys: readonly string[]
  readonly commitment: string
}

const NOTHING = 'nothing that is right was published'

/** What is trusted: the keys, and the hash of what was published before the draw if one of them has signed it. */
const trustedOf = ({ key, earlierKeys, commitment }: Published) => {
  const keys = [key, ...earlierKeys]
  const signed = readSigned(commitment)
  const isOurs = typeof signed !== 'string' && keys.includes(signed.key)
  return { keys, commitment: isOurs ? commitmentHash(signed.body as unknown as Commitment) : NOTHING }
}

/** What was published with the numbers: the choices, and the certificate of the draw before; undefined where there is none. */
interface PublishedAfter {
  readonly choices?: string | undefined
  readonly previous?: string | undefined
}

/** Steps for which there is nothing to check: the draw has no beacon, or is the first, or is from before there was such a thing. */
const stepsWithout = ({ certificate, unchecked }: CheckedCertificate): (typeof draws)[number][] => [
  ...(certificate?.commitment.beacon === null ? ['beacon' as const] : []),
  ...(unchecked.some(part => part === 'unpublished' || part === 'winners') ? ['winners' as const] : []),
  ...(certificate?.previous == null || unchecked.includes('previous') ? ['previous' as const] : []),
]

export const drawSteps = async (certificate: string, { choices, previous, ...published }: Published & PublishedAfter): Promise<readonly Step[]> => {
  const given = { ...(choices !== undefined && { choices }), ...(previous !== undefined && { previous }) }
  const checked = await checkCertificate(certificate, { ...trustedOf(published), ...given })
  const steps = stepsOf(draws, checked.faults, stepsWithout(checked))
  return checked.key === undefined || checked.key === published.key ? steps : withEarlierKey(steps)
}

interface Counted {
  /** Null until sales have ended. */
  readonly root: string | null
  readonly proof: { readonly place: number; readonly count: number; readonly path: readonly string[] } | null
}

export const receiptSteps = (receipt: string, { root, proof, ...published }: Published & Counted): readonly Step[] => {
  const counted = root !== null && proof !== null ? { root, proof } : undefined
  const { fault } = checkReceipt(receipt, { ...trustedOf(published), ...(counted && { counted }) })
  return stepsOf(receipts, fault ? [fault] : [], counted ? [] : ['proof'])
}
