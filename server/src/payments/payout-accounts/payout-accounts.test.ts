import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BANK_ACCOUNT, newWithdrawer } from '#money/testing/test-withdrawals.ts'
import { createPaymentStage, type PaymentStage } from '#payments/testing/payment-stage.ts'
import { valueOf } from '#testing/test-app.ts'

let stage: PaymentStage
beforeAll(async () => {
  stage = await createPaymentStage()
})
afterAll(() => stage.close())

const player = (name: string) => newWithdrawer(stage, name)
let members = 0

// Proves money-34.
describe('a bank account', () => {
  test('is stored sealed, and told by its last four characters', async () => {
    const { account, stored } = await player('sealed')
    expect(account).toMatchObject({ number: '•••• 7890', holder: 'Ann Reyes', bankName: 'First Bank' })
    expect(JSON.stringify(stored)).not.toContain('1234567890')
  })

  test('is added only after a recent confirmation, and the member is told of it', async () => {
    const { client, wait, confirm } = await player('owner')
    wait(600)
    const second = { ...BANK_ACCOUNT, bank: 'iban', number: 'PH12 abcd' }
    expect(await client.call('payments.addPayoutAccount', second)).toMatchObject({ status: 403, errorCode: 'confirmation.required' })
    await confirm()
    valueOf(await client.call('payments.addPayoutAccount', second))
    expect(valueOf(await client.call('member.securityEvents', {})).map(({ event }) => event)).toContain('payout-account.added')
    const { accounts, open, banks, least, most, waitHours, mostAccounts } = valueOf(await client.call('payments.withdrawalSetting', {}))
    expect(accounts.map(({ number }) => number)).toEqual(['•••• ABCD', '•••• 7890'])
    expect({ open, banks: banks.length, least, most, waitHours, mostAccounts }).toEqual({
      open: true,
      banks: 2,
      least: 20_000,
      most: 2_000_000,
      waitHours: 12,
      mostAccounts: 2,
    })
    expect(await client.call('payments.addPayoutAccount', { ...BANK_ACCOUNT, number: '99999999' })).toMatchObject({
      errorCode: 'payout.account.limit',
      value: { most: 2 },
    })
  })

  test.each([
    [{ bank: 'second' }, 'payout.account.invalid'],
    [{ number: '1234567' }, 'payout.account.invalid'],
    [{ number: '1234567890123' }, 'payout.account.invalid'],
    [{ number: '12345678x' }, 'payout.account.invalid'],
    [{ bank: 'iban', number: 'PH1' }, 'payout.account.invalid'],
    [{ bank: 'iban', number: "PH12'; drop" }, 'payout.account.invalid'],
    [{ holder: '   ' }, 'payee.name.wrong'],
    [{ number: '12 345 678-90' }, 'payout.account.exists'],
  ])('is refused: %j', async (changes, errorCode) => {
    const { client } = await player(`odd${(members += 1)}`)
    expect(await client.call('payments.addPayoutAccount', { ...BANK_ACCOUNT, ...changes })).toMatchObject({ errorCode })
  })

  test('is added ten times a day at most, however many were removed', async () => {
    const { client, account } = await player('swapper')
    let { id } = account
    for (let added = 1; added < 10; added += 1) {
      valueOf(await client.call('payments.removePayoutAccount', { id }))
      id = valueOf(await client.call('payments.addPayoutAccount', BANK_ACCOUNT)).id
    }
    valueOf(await client.call('payments.removePayoutAccount', { id }))
    expect(await client.call('payments.addPayoutAccount', BANK_ACCOUNT)).toMatchObject({ status: 429, errorCode: 'TOO_MANY_REQUEST' })
  })

  test('is the payee’s, where the member has named one', async () => {
    const { client } = await stage.member('named')
    valueOf(await client.call('member.securityPayeeName', { payeeName: 'Ann Reyes' }))
    expect(await client.call('payments.addPayoutAccount', { ...BANK_ACCOUNT, holder: 'Bob Cruz' })).toMatchObject({ errorCode: 'payee.name.wrong' })
    valueOf(await client.call('payments.addPayoutAccount', { ...BANK_ACCOUNT, holder: 'ANN reyes' }))
  })
})
