import { timingSafeEqual } from 'node:crypto'
import type { CodeSent } from '@foyer/contract/verification/code-sent'
import type { Static } from 'typebox'
import type { Caller } from '#caller.ts'
import type { Count, Deps } from '#deps.ts'
import { Refusal } from '#refusal.ts'
import { auditEvent } from '#services/audit.ts'
import { countTry } from '#services/count-try.ts'
import { messageText } from '#services/messages/message-text.ts'
import { queueMessage, type Channel, type Message } from '#services/messages/queue-message.ts'
import type { StoredCode } from '#stores/code-store.ts'
import type { Stores } from '#stores/stores.ts'
import { RESEND_SECONDS, sendCounts } from './send-limits.ts'

/** Spec 1 §3, A code: at most 5 minutes, at most 5 tries. */
export const CODE_LIFE_MS = 5 * 60_000
export const CODE_TRIES = 5
const CODE_DIGITS = 6
const MINUTE_MS = 60_000

/** `visitor`: to sign in or register with a number. `contact`: to prove a number or address that a member adds. `confirmation`: within a session. */
export type CodePurpose = 'visitor' | 'recovery' | 'two-factor' | 'contact' | 'confirmation'

/** What a code is bound to, besides its merchant; it is valid only there. */
export interface CodeTarget {
  readonly purpose: CodePurpose
  readonly channel: Channel
  /** E.164 digits without +, or an address in lower case. If a member is named, the stored one, never what a client typed. */
  readonly recipient: string
  /** The member whose code it is; absent if whoever reads the message may use it. */
  readonly memberId?: string
}

/** A right code that is not used up yet. */
export type RightCode = StoredCode

const SEAL = 'one-time-code'

type CodeDeps = Pick<Deps, 'stores' | 'inUnit' | 'clock' | 'randomToken' | 'limits' | 'seals'>

const keyOf = ({ seals }: Pick<Deps, 'seals'>, { purpose, channel, recipient, memberId = '' }: CodeTarget, { merchant }: Pick<Caller, 'merchant'>) =>
  seals.mark(SEAL, JSON.stringify([merchant.code, purpose, channel, recipient, memberId]))
const hashOf = ({ seals }: Pick<Deps, 'seals'>, key: string, code: string): string => seals.mark(SEAL, `${key} ${code}`)

const writeMessage = ({ purpose, channel }: CodeTarget, code: string, { merchant, language }: Caller): Pick<Message, 'text' | 'subject'> => {
  const text = messageText(merchant, language)
  const params = { code, merchant: merchant.file.name, minutes: CODE_LIFE_MS / MINUTE_MS }
  if (channel === 'sms') return { text: purpose === 'recovery' ? text('code_sms_recovery', params) : text('code_sms', params) }
  return {
    subject: text('code_email_subject', { code, merchant: merchant.file.name }),
    text: purpose === 'recovery' ? text('code_email_recovery_text', params) : text('code_email_text', params),
  }
}

/**
 * Sends a code, which replaces the one sent before. Throws `message.channel.off` if the merchant does not use this channel, and
 * `TOO_MANY_REQUEST` by recipient, network, country and merchant. `to: 'member'` sends only if the recipient is a member's proven contact, which
 * is looked up after the answer; `'nobody'` does the same work but sends nothing. Do not call inside a unit of work.
 */
export const sendCode = (deps: CodeDeps) => {
  const { inUnit, clock, randomToken } = deps
  const count = countTry(deps)
  const queue = queueMessage(deps)

  /** The remainder of 64 random bits is slightly uneven, but too little to matter. */
  const draw = (): string => {
    const random = Buffer.from(randomToken(8), 'base64url').readBigUInt64BE()
    return String(random % 10n ** BigInt(CODE_DIGITS)).padStart(CODE_DIGITS, '0')
  }

  return async (target: CodeTarget, to: Message['to'], caller: Caller): Promise<Static<typeof CodeSent>> => {
    if (caller.merchant.channels[target.channel] === 'off') throw new Refusal('message.channel.off')
    const counted: Count[] = []
    try {
      for (const one of sendCounts(target, caller)) {
        await count(caller, 'code.limited', [one])
        counted.push(one)
      }
    } catch (error) {
      // Nothing was sent, so the limits that were not reached get their count back.
      await deps.limits.reward(caller.merchant.code, counted)
      throw error
    }

    const code = draw()
    const key = keyOf(deps, target, caller)
    const now = clock()
    const expiresAt = new Date(now.getTime() + CODE_LIFE_MS)
    await inUnit(async unit => {
      await unit.codes.put({ merchant: caller.merchant.code, key, codeHash: hashOf(deps, key, code), expiresAt })
      await unit.audit.add(auditEvent(caller, now, 'code.sent', target.memberId ?? null, { purpose: target.purpose, channel: target.channel }))
      const { channel, recipient } = target
      const message = { channel, recipient, ...writeMessage(target, code, caller), until: expiresAt.toISOString() }
      await queue(unit, caller.merchant.code, { ...message, to })
    })
    return { expirationTime: RESEND_SECONDS, codeLifetime: CODE_LIFE_MS / 1000 }
  }
}

/** Counts one guess and checks it. Call it outside any unit of work, because a rollback would lose the count. Use up a right code with `takeCode`. */
export const checkCode =
  (deps: Pick<Deps, 'stores' | 'clock' | 'seals'>) =>
  async (target: CodeTarget, guess: string, caller: Pick<Caller, 'merchant'>): Promise<RightCode | undefined> => {
    const merchant = caller.merchant.code
    const key = keyOf(deps, target, caller)
    const guessed = hashOf(deps, key, guess)
    const codeHash = await deps.stores.codes.countTry(merchant, key, CODE_TRIES, deps.clock())
    // If there is no code, compare all the same, so that the time is equal.
    const isRight = timingSafeEqual(Buffer.from(codeHash ?? hashOf(deps, key, ''), 'hex'), Buffer.from(guessed, 'hex'))
    return codeHash !== undefined && isRight ? { merchant, key, codeHash } : undefined
  }

/** Uses up a right code in the unit of work of what it allows; false if it expired or another request was faster. */
export const takeCode = (unit: Pick<Stores, 'codes'>, code: RightCode, now: Date): Promise<boolean> => unit.codes.take(code, now)
