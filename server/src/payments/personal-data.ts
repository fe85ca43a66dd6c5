import { sql } from 'drizzle-orm'
import { personal, type PersonalTable } from '#kernel/db/personal-table.ts'
import * as payments from './schema.ts'

/** What its tables know of people. */
export const personalData: readonly PersonalTable[] = [
  personal(payments.payoutAccounts, {
    holds: {
      bank: 'the bank',
      sealedNumber: 'the account’s number, sealed',
      mark: 'a keyed digest of it',
      end: 'its last characters',
      holder: 'the holder’s name',
    },
    plain: ['id'],
    why: 'paying out; the law on money laundering asks for it afterwards',
    afterRetention: { sealedNumber: '', mark: sql`id`, end: '', holder: '' },
  }),
  personal(payments.payments, {
    holds: {
      deviceId: 'a random id of the device',
      url: 'the provider’s page',
      providerId: 'the provider’s name for it',
      accountId: 'which bank account',
    },
    plain: [
      'id',
      'kind',
      'state',
      'formKey',
      'requestHash',
      'channel',
      'currency',
      'site',
      'reason',
      'takenBack',
      'contradiction',
      'resolved',
      'waitsFor',
      'decision',
      'decidedBy',
      'askedBy',
      'asideBy',
      'asideReason',
    ],
    why: 'deposits and withdrawals; the law asks to keep them',
    afterRetention: { deviceId: null, url: null, providerId: null },
  }),
]
