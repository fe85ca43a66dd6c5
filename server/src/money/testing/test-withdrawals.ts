import type { PaymentStage } from '#payments/testing/payment-stage.ts'
import { PASSWORD, valueOf } from '#testing/test-app.ts'
import { testWallet } from './test-wallet.ts'

/** A bank account as a member types it. */
export const BANK_ACCOUNT = { bank: 'first', number: '1234-5678 90', holder: 'Ann  Reyes' }
/** How long a new bank account waits until money can be sent to it, s. */
export const HALF_A_DAY = 12 * 60 * 60

let forms = 0

/** A member with 1,000 PHP and a new bank account. */
export const newWithdrawer = async (stage: PaymentStage, name: string) => {
  const { client, id } = await stage.member(name)
  await testWallet(stage.system, id).deposit(`${name}-money`, 100_000)
  const account = valueOf(await client.call('payments.addPayoutAccount', BANK_ACCOUNT))
  return {
    client,
    account,
    /** What is stored of the bank account. */
    stored: await stage.system.stores.payoutAccounts.ofMember({ merchant: 'alpha', memberId: id }),
    /** A withdrawal of 300 PHP, by a form of its own. */
    requested: (changes: object = {}) => ({
      key: `withdrawal-form-${(forms += 1)}`,
      account: account.id,
      amount: '300',
      currency: 'PHP',
      ...changes,
    }),
    async balance() {
      const { main, held } = valueOf(await client.call('wallet.balance', {}))
      return { main, held }
    },
    confirm: async () => valueOf(await client.call('member.securityConfirm', { method: 'password', password: PASSWORD })),
    wait: (seconds: number) => stage.system.clock.advance(seconds),
  }
}

/** The same, once the bank account's waiting time is over, with a confirmation that was just given. */
export const newReadyWithdrawer = async (stage: PaymentStage, name: string) => {
  const one = await newWithdrawer(stage, name)
  one.wait(HALF_A_DAY)
  await one.confirm()
  return one
}
