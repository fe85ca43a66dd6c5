import { setTimeout } from 'node:timers/promises'
import { pino } from 'pino'
import type { OpenDatabase } from '#kernel/db/database.ts'
import type { Deps } from '#kernel/deps.ts'
import type { Merchant } from '#kernel/merchants/merchant.ts'
import { Refusal } from '#kernel/refusal.ts'
import { createSeals } from '#kernel/security/seals.ts'
import { ledgerParts } from '#money/testing/ledger-process.ts'
import { createWallet } from '#money/wallet.ts'
import { refundDepositWork } from '#payments/jobs.ts'
import { storedNumber } from '#payments/payout-accounts/account-number.ts'
import { httpPayments } from '#payments/providers/gateway/http-payments.ts'
import { followPayment } from '#payments/steps/follow-payment.ts'
import { ledgerReference } from '#payments/steps/ledger-reference.ts'
import { chargeOf } from '#payments/steps/payment-sums.ts'
import { settlePayment } from '#payments/steps/settle.ts'
import type { StoredPayment } from '#payments/stored/stored-payment.ts'
import { closeAccount } from '#privacy/close-account.ts'
import { ACCOUNT, KEY } from './company.ts'

/** In the smallest unit. */
export const SUMS = { deposit: 10_000, withdrawal: 3_000, fee: 15, takenBack: 2_000, late: 5_000 } as const

/**
 * `paid`, `charged back`: the company says it of a deposit. `withdraw`: the member asks to be paid out. `follow`: its jobs, until it has ended. `close`: the
 * member closes the account. `late`: a deposit that had expired was paid. `refund`: the job that sends it back. `id`: of the payment, of `close` the member.
 */
export interface Deed {
  readonly act: 'paid' | 'charged back' | 'withdraw' | 'follow' | 'close' | 'late' | 'refund'
  readonly id: string
}

/** The id of a member's payment of this name: as long as every id, which the company's answers are read by. */
export const paymentOf = (memberId: string, name: 'first' | 'back' | 'late' | 'payout' | 'refused'): string => `${memberId}_${name}`.padEnd(22, '-')

/** So often a withdrawal is followed before it counts as stuck. */
const MOST_TRIES = 200

const merchant = { code: 'alpha', settings: { currency: 'PHP', decimals: 2 } } as Merchant
const seals = createSeals('the key of a test in which processes die')

/** The payments of merchant alpha on this database, with the company at `url` and the real clock. */
export const paymentParts = (database: OpenDatabase, url: string) => {
  const ledger = ledgerParts(database)
  const provider = httpPayments({ clock: ledger.clock, fetch: globalThis.fetch }, () => ({ url, account: ACCOUNT, keys: [KEY], pages: [url] }))
  return {
    ...ledger,
    seals,
    log: pino({ level: 'silent' }),
    merchants: { byCode: () => merchant } as unknown as Deps['merchants'],
    paymentsOf: () => provider,
    publicAddresses: { of: () => 'https://alpha.test', listens: () => undefined },
  }
}

type PaymentParts = ReturnType<typeof paymentParts>

/** The bank account of a member that a withdrawal goes to. */
export const bankAccountOf = (memberId: string, at: Date) => ({
  merchant: 'alpha',
  memberId,
  id: `bank-${memberId}`,
  holder: 'A. Member',
  ...storedNumber(seals, 'first', '1234567890'),
  addedAt: at,
  usableAt: at,
})

/** Does a deed as our own code does it; done again, it changes nothing. */
export const deeds = (parts: PaymentParts) => {
  const { stores, inUnit, clock } = parts
  const settle = settlePayment(parts)
  const follow = followPayment(parts)
  const wallet = createWallet({ clock })
  const close = closeAccount({ clock })
  const refund = refundDepositWork(parts)

  const payment = async (id: string): Promise<StoredPayment> => {
    const found = await stores.payments.byId('alpha', id)
    if (!found) throw new Error(`There is no payment ${id}.`)
    return found
  }

  const says = async (id: string, outcome: 'paid' | 'chargeback', source: 'callback' | 'status') => {
    const stored = await payment(id)
    const news = { kind: 'deposit', reference: id, outcome, amount: chargeOf(stored), currency: 'PHP', providerId: `co-${id}` } as const
    await settle(merchant, news, source)
  }

  const withdraw = async (id: string): Promise<void> => {
    const memberId = id.slice(0, id.indexOf('_'))
    const { withdrawal: amount, fee } = SUMS
    const facts = { merchant: 'alpha', memberId, id, formKey: id, requestHash: id, currency: 'PHP', site: 'https://alpha.test', deviceId: null }
    const withdrawal = { ...facts, kind: 'withdrawal', state: 'held', accountId: `bank-${memberId}`, amount, fee, createdAt: clock() } as const
    await inUnit(async unit => {
      if (!(await unit.payments.add(withdrawal))) return
      const reference = ledgerReference(withdrawal)
      await wallet.hold(unit, { merchant, memberId, reference, amount, detail: { payment: id, fee } })
    })
  }

  const followToItsEnd = async (id: string): Promise<void> => {
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      // Where an answer was lost, its job comes again.
      await follow('alpha', id).catch(() => setTimeout(1))
      const { state } = await payment(id)
      if (state === 'paid' || state === 'returned') return
    }
    throw new Error(`${id} does not come to an end`)
  }

  const closeOnce = async (id: string): Promise<void> => {
    const origin = { merchant, network: { ip: '', prefix: '', country: undefined }, userAgent: '', requestId: 'killed' }
    await inUnit(async unit => {
      if (!(await unit.members.lock('alpha', id))?.closedAt) await close(unit, origin, id)
    }).catch((error: unknown) => {
      // The late deposit was quicker.
      if (!(error instanceof Refusal) || error.code !== 'account.not.empty') throw error
    })
  }

  const sendBack = async (id: string): Promise<void> => {
    if ((await payment(id)).reason === null) return
    const job = { id, merchant: 'alpha', kind: refund.kind, plannedAt: clock(), attempts: 1, payload: { id } }
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      try {
        return void (await refund.run([job as never], new AbortController().signal))
      } catch {
        // The company's answer was lost: the job comes again.
        await setTimeout(1)
      }
    }
    throw new Error(`${id} is not sent back`)
  }

  return async ({ act, id }: Deed): Promise<void> => {
    if (act === 'paid') await says(id, 'paid', 'callback')
    else if (act === 'charged back') await says(id, 'chargeback', 'callback')
    else if (act === 'late') await says(id, 'paid', 'status')
    else if (act === 'withdraw') await withdraw(id)
    else if (act === 'follow') await followToItsEnd(id)
    else if (act === 'close') await closeOnce(id)
    else await sendBack(id)
  }
}
