import { randomInt } from 'node:crypto'
import type { Call } from '#load.ts'
import { tokenOf } from '#members.ts'
import type { Content, Verdict } from './judge.ts'

/** The companies that the server sends messages to, or asks for the start of a game. */
export const partnerNames = ['sms', 'mail', 'push', 'pixels', 'vendor'] as const
export type PartnerName = (typeof partnerNames)[number]

/** What calls are made with. */
export interface Setting {
  /** Tells the names of this run from those of another one. */
  readonly run: string
  /** The members `bench1` … who have money and sessions. */
  readonly players: number
  /** The public key for encrypted calls. */
  readonly publicKey: () => string
  /** The id of a draw that sells tickets. */
  readonly draw: () => string
  /** The address of the payment company’s page for a deposit: its payer pays. */
  readonly pay: (page: string) => void
  /** The port of the staff’s console; absent: nothing is done there. */
  readonly console?: number
  /** What the server’s answers have named, by what it is to whom: ids that later calls need. */
  readonly noted: Map<string, string>
}

/** A kind of thing that members or staff do. The same number makes the same call, so that whoever got no answer asks again. */
export interface DeedKind {
  readonly name: string
  /** How many of a hundred calls. */
  readonly share: number
  /** It is done by staff, at the console. */
  readonly byStaff?: true
  /** The company that the call itself waits for. */
  readonly waitsFor?: 'company' | PartnerName
  /** It is done once to each of these that was acknowledged, and has its number. */
  readonly follows?: DeedKind
  /** How many there may be in all; without a limit if absent. */
  readonly most?: (setting: Setting) => number
  /** What is looked at before, as a person would. */
  look?(number: number, setting: Setting): Call
  /** `seen`: what was looked at. */
  call(number: number, setting: Setting, seen: Content): Call
  /** Corrects the verdict on an answer to a call that was made before, and may have been done. */
  again?(verdict: Verdict): Verdict
  /** What follows once it is acknowledged. */
  done?(content: Content, setting: Setting, number: number): void
  /** The name of a deed in the database. */
  nameOf(number: number, setting: Setting): string
  /** Selects `name` and `count` of those in the database, of the names in $1; absent: it leaves nothing there that could be told from others. */
  readonly counted?: string
  /** By what each partner knows the message of it that it gets. */
  arrives?(number: number, setting: Setting): Readonly<Partial<Record<PartnerName, string>>>
}

const HEADERS = { merchant: 'demo', language: 'EN' }
export const json = { ...HEADERS, 'content-type': 'application/json' }

export const playerOf = (number: number, { players }: Setting): number => 1 + (number % players)
export const asPlayer = (number: number, setting: Setting) => ({ ...json, authorization: tokenOf(playerOf(number, setting)) })
/** As long as keys of forms are. */
export const formKey = (kind: string, number: number, { run }: Setting): string => `${kind}-${run}-${number}`.padEnd(24, '-')

/** A mobile network of its own for each: what a network may do is limited. */
export const fromSomeNetwork = (number: number) => ({ 'x-forwarded-for': `100.${64 + ((number >> 8) % 64)}.${number & 255}.${1 + randomInt(250)}` })
