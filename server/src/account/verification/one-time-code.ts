import { timingSafeEqual } from 'node:crypto'
import type { CodeSent } from '@foyer/contract/account/verification/code-sent'
import type { Static } from 'typebox'
import { auditEvent } from '#kernel/audit/audit.ts'
import { noteLimit } from '#kernel/audit/count-try.ts'
import type { Caller } from '#kernel/caller.ts'
import type { Deps, Stores } from '#kernel/deps.ts'
import { Refusal } from '#kernel/refusal.ts'
import { queueMessage, type Message } from '#messages/queue-message.ts'
import { keyOf, hashOf } from './code-marks.ts'
import { CODE_LIFE_MS, writeMessage } from './code-message.ts'
import type { StoredCode } from './code-store.ts'
import type { CodeTarget } from './code-target.ts'
import { RESEND_SECONDS, sendCounts } from './send-limits.ts'

export const CODE_TRIES = 5
const CODE_DIGITS = 6

/** A right code that is not used up yet. */
export type RightCode = StoredCode

type CodeDeps = Pick<Deps, 'stores' | 'inUnit' | 'clock' | 'randomToken' | 'limits' | 'seals'>

/**
 * Sends a code, which replaces the one sent before. Throws `message.channel.off` if the merchant does not use this channel, and
 * `TOO_MANY_REQUEST` by network, recipient, country and merchant, counted apart for strangers and members. `to: 'member'` sends only if the recipient is a member's proven contact, which
 * is looked up after the answer; `'nobody'` does the same work but sends nothing. Do not call inside a unit of work.
 */
export const sendCode = (deps: CodeDeps) => {
  const { inUnit, clock, randomToken } = deps
  const note = noteLimit(deps)
  const queue = queueMessage(deps)

  /** The remainder of 64 random bits is slightly uneven, but too little to matter. */
  const draw = (): string => {
    const random = Buffer.from(randomToken(8), 'base64url').readBigUInt64BE()
    return String(random % 10n ** BigInt(CODE_DIGITS)).padStart(CODE_DIGITS, '0')
  }

  return async (target: CodeTarget, to: Message['to'], caller: Caller): Promise<Static<typeof CodeSent>> => {
    if (caller.merchant.channels[target.channel] === 'off') throw new Refusal('message.channel.off')
    const { counted, full } = await deps.limits.consumeInTurn(caller.merchant.code, sendCounts(target, caller))
    if (full) {
      // Nothing was sent, so the limits that were not reached get their count back.
      await deps.limits.reward(caller.merchant.code, counted)
      await note(caller, 'code.limited', full)
      throw full.refusal
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
      await queue(unit, caller.merchant.code, { ...message, to, what: target.purpose, memberId: target.memberId })
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
