import { utf8 } from './bytes.ts'
import { canonical, type Plain } from './canonical.ts'
import { choiceOf, leafOfChoice } from './choices.ts'
import { leafOf, rootBy, type Inclusion } from './merkle.ts'
import { readSigned } from './signed.ts'

/** What a ticket's receipt says. Sums are in the currency's smallest unit. */
export interface Receipt {
  /** The second form is that of draws whose choices are published. */
  readonly form: 'foyer-ticket/1' | 'foyer-ticket/2'
  readonly merchant: string
  readonly draw: string
  /** Of the commitment that was published before. */
  readonly commitment: string
  readonly number: number
  readonly play: string | null
  readonly numbers: readonly string[]
  readonly units: number
  readonly price: number
  /** ISO 8601. */
  readonly boughtAt: string
  /** Random, so that the ticket's hash tells nobody what it says. */
  readonly salt: string
}

/** The ticket's hash in the tree of all tickets. In the second form it is made from what is published of the ticket after the draw. */
export const leafOfReceipt = (receipt: Receipt): string =>
  receipt.form === 'foyer-ticket/2' ? leafOfChoice(receipt, choiceOf(receipt)) : leafOf(utf8(canonical(receipt as unknown as Plain)))

/** Why a receipt is not right, in plain words. */
export const receiptFaults = {
  form: 'This is no receipt of a ticket, or something in its text was changed.',
  signature: 'The signature does not fit the text: something was changed.',
  key: 'It was signed with another key than the one you trust.',
  commitment: 'The receipt belongs to another draw, or to one with other rules.',
  proof: 'The proof does not lead from this ticket to the published hash over all tickets.',
} as const
export type ReceiptFault = keyof typeof receiptFaults

const FORMS: readonly string[] = ['foyer-ticket/1', 'foyer-ticket/2'] satisfies readonly Receipt['form'][]
const KEYS = 'boughtAt,commitment,draw,form,merchant,number,numbers,play,price,salt,units'

/** Checks a receipt's text; with `counted`, also that the ticket is one of those over which the root was published. */
export const checkReceipt = (
  text: string,
  trusted: {
    readonly keys?: readonly string[]
    readonly commitment?: string
    readonly counted?: { readonly root: string; readonly proof: Inclusion }
  } = {},
): { readonly receipt?: Receipt; readonly fault?: ReceiptFault } => {
  const signed = readSigned(text)
  if (typeof signed === 'string') return { fault: signed }
  const body = signed.body as unknown as Receipt | null
  if (typeof body !== 'object' || body === null || !FORMS.includes(body.form) || Object.keys(body).join() !== KEYS) return { fault: 'form' }
  if (trusted.keys?.includes(signed.key) === false) return { fault: 'key' }
  if (trusted.commitment !== undefined && trusted.commitment !== body.commitment) return { fault: 'commitment' }
  const { counted } = trusted
  if (counted && rootBy(leafOfReceipt(body), counted.proof) !== counted.root) return { fault: 'proof' }
  return { receipt: body }
}
