import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { valueOf } from '#testing/test-app.ts'
import { writeFolder } from '#testing/test-merchants.ts'
import { createPaymentStage, type PaymentStage } from './testing/payment-stage.ts'

const terms = { document: 'terms', version: '2025-12-20' } as const
const files = {
  'content/terms.json': { version: terms.version, sections: [{ heading: { EN: 'One' }, paragraphs: [{ EN: 'Words.' }] }] },
  'content/acceptance.json': { documents: ['terms'], graceDays: 14 },
}

let stage: PaymentStage
beforeAll(async () => {
  stage = await createPaymentStage()
})
afterAll(() => stage.close())

let forms = 0
const request = () => ({ key: `documents-form-${(forms += 1)}-0123456789`, channel: 'instant', amount: '500', currency: 'PHP' })

// Proves registration-15.
test('a deposit goes on during the grace, waits after it until the terms are accepted, and play and withdrawals never ask', async () => {
  const { client } = await stage.member('not_yet')
  await writeFolder(join(stage.system.merchantsDirectory, 'alpha'), files)
  expect(await stage.system.merchants.reload()).toEqual([])
  // The clock starts with 2026: the grace ends with 3 January.
  valueOf(await client.call('payments.createDeposit', request()))
  stage.system.clock.advance(3 * 24 * 60 * 60)
  const { client: late } = await stage.member('late')
  expect(await late.call('payments.createDeposit', request())).toMatchObject({ success: false, status: 409, errorCode: 'documents.not.accepted' })
  const withdrawal = await late.call('payments.createWithdrawal', {
    key: 'documents-withdrawal-0123456789',
    account: 'none',
    amount: '100',
    currency: 'PHP',
  })
  expect(withdrawal).not.toMatchObject({ errorCode: 'documents.not.accepted' })
  valueOf(await late.call('legal.accept', { accepted: [terms] }))
  valueOf(await late.call('payments.createDeposit', request()))
})
