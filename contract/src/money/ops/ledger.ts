import Type from 'typebox'
import { currencyOf, maybe, Moment, Reason, Sum } from '#ops/fields.ts'
import { declareOp } from '#ops/op.ts'

export const Day = Type.String({ pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$', description: 'a day of the zone' })
export const Zone = Type.String({ maxLength: 60, description: 'the merchant’s time zone, e.g. Asia/Manila' })
const Finding = Type.Object({
  check: Type.String(),
  key: Type.String({ description: 'the transfer, account, member or payment that is wrong' }),
  firstAt: Moment,
  lastAt: Moment,
  goneAt: maybe(Type.String({ description: 'ISO 8601: when a check did not find it any more' })),
  settled: maybe(Type.Object({ at: Moment, by: Type.String(), note: Type.String() })),
})

export const accounts = declareOp({
  method: 'GET',
  path: '/ops/ledger/accounts',
  summary: 'The accounts of the house with their balances, exact at this moment, and what members hold by kind of account',
  permission: 'ledger.read',
  scope: 'merchant',
  request: Type.Object({}),
  answer: Type.Object({
    ...currencyOf,
    house: Type.Array(Type.Object({ account: Type.String(), asset: Type.String(), balance: Sum })),
    members: Type.Array(Type.Object({ account: Type.String(), asset: Type.String(), balance: Sum })),
    summedAt: maybe(Type.String({ description: 'ISO 8601: up to when what members hold is summed' })),
  }),
  errors: [],
})

export const findings = declareOp({
  method: 'GET',
  path: '/ops/ledger/findings',
  summary: 'What the last checks of the ledger looked at and found, and what was done about each finding',
  permission: 'ledger.read',
  scope: 'merchant',
  request: Type.Object({}),
  answer: Type.Object({
    checks: Type.Array(Type.Object({ check: Type.String(), at: Moment, checked: Type.Integer(), faults: Type.Integer() })),
    open: Type.Array(Finding),
    settled: Type.Array(Finding),
  }),
  errors: [],
})

export const settle = declareOp({
  method: 'POST',
  path: '/ops/ledger/settle',
  summary: 'Write down what was done about a finding; no money moves',
  permission: 'ledger.settle',
  scope: 'merchant',
  event: 'ledger.settled',
  request: Type.Object({ check: Type.String({ maxLength: 40 }), key: Type.String({ maxLength: 200 }), reason: Reason }),
  answer: Type.Object({}),
  errors: ['finding.unknown'],
})

export const trialBalance = declareOp({
  method: 'GET',
  path: '/ops/ledger/trialBalance',
  summary: 'What every kind of account held at the end of a day; in each asset all together are 0',
  permission: 'ledger.read',
  scope: 'merchant',
  mayLag: true,
  request: Type.Object({ day: Day, zone: Zone }),
  answer: Type.Object({
    ...currencyOf,
    until: Moment,
    isComplete: Type.Boolean({ description: 'false: the sums do not reach the end of the day yet' }),
    accounts: Type.Array(Type.Object({ account: Type.String(), asset: Type.String(), debit: Sum, credit: Sum, balance: Sum })),
  }),
  errors: [],
})
