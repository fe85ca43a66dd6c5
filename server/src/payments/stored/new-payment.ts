import type { StoredDeposit, StoredWithdrawal } from './stored-payment.ts'

type Facts =
  | 'id'
  | 'merchant'
  | 'memberId'
  | 'kind'
  | 'state'
  | 'formKey'
  | 'requestHash'
  | 'currency'
  | 'site'
  | 'deviceId'
  | 'amount'
  | 'fee'
  | 'createdAt'

export type NewDeposit = Pick<StoredDeposit, Facts | 'channel' | 'expiresAt'>

export type NewPayment = NewDeposit | (Pick<StoredWithdrawal, Facts | 'accountId'> & Partial<Pick<StoredWithdrawal, 'waitsFor' | 'people'>>)
