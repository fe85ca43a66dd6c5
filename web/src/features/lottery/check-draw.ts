import { checkCertificate } from '@foyer/draw-check/certificate'
import { commitmentHash, type Commitment } from '@foyer/draw-check/commitment'
import { checkReceipt } from '@foyer/draw-check/receipt'
import { readSigned } from '@foyer/draw-check/signed'
import { draws, receipts, stepsOf, type Step } from './steps.ts'

// Loaded when a player checks something: the curves weigh more than the page. It asks no server; what it gets is all that it trusts.

/** The hash of what was published before a draw; undefined if its text is not signed by the key. */
const publishedHash = (commitment: string, key: string): string | undefined => {
  const signed = readSigned(commitment)
  return typeof signed === 'string' || signed.key !== key ? undefined : commitmentHash(signed.body as unknown as Commitment)
}

const NOTHING = 'nothing that is right was published'

/** `key` and `commitment` as they are published. */
export const drawSteps = async (
  certificate: string,
  { key, commitment }: { readonly key: string; readonly commitment: string },
): Promise<readonly Step[]> => {
  const trusted = { key, commitment: publishedHash(commitment, key) ?? NOTHING }
  const checked = await checkCertificate(certificate, trusted)
  return stepsOf(draws, checked.faults, checked.certificate?.commitment.beacon === null ? ['beacon'] : [])
}

interface Published {
  readonly key: string
  readonly commitment: string
  /** Null until sales have ended. */
  readonly root: string | null
  readonly proof: { readonly place: number; readonly count: number; readonly path: readonly string[] } | null
}

export const receiptSteps = (receipt: string, { key, commitment, root, proof }: Published): readonly Step[] => {
  const counted = root !== null && proof !== null ? { root, proof } : undefined
  const { fault } = checkReceipt(receipt, { key, commitment: publishedHash(commitment, key) ?? NOTHING, ...(counted && { counted }) })
  return stepsOf(receipts, fault ? [fault] : [], counted ? [] : ['proof'])
}
