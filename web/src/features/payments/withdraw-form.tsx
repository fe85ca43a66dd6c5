import { amountText } from '@foyer/contract/money/amount'
import { feeOf } from '@foyer/contract/payments/fee'
import { useState } from 'react'
import { ConfirmSheet } from '#blocks/account/confirm/confirm-sheet.tsx'
import { FormProblem } from '#blocks/form-problem/form-problem.tsx'
import { useBalance } from '#blocks/money/use-balance.ts'
import { useMoney } from '#blocks/money/use-money.ts'
import { isUsable } from '#blocks/payments/account-face.tsx'
import { useAddAccount } from '#blocks/payments/use-add-account.tsx'
import type { WithdrawalSetting } from '#blocks/payments/use-withdrawal-setting.ts'
import { typedAmount } from '#forms/typed-amount.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { Facts } from '#ui/facts.tsx'
import { Form } from '#ui/forms/form.tsx'
import { useWrongFields } from '#ui/forms/use-wrong-fields.ts'
import { Column, Columns } from '#ui/layout/columns.tsx'
import { amountOrFault } from './amount-fault.ts'
import { AmountField } from './amount-field.tsx'
import { useNewWithdrawal } from './use-new-withdrawal.ts'
import { WithdrawAccounts } from './withdraw-accounts.tsx'
import styles from './voucher-center-page.module.css'

interface WithdrawFormProps {
  setting: WithdrawalSetting
  refresh: () => Promise<void>
}

/** Chooses one of the member's bank accounts and an amount, and has it paid out. */
export const WithdrawForm = ({ setting, refresh }: WithdrawFormProps) => {
  const { accounts, currency, decimals, least, most, fee: feeRule } = setting
  const t = useTexts('wallet')
  const payout = useTexts('withdrawals')
  const shell = useTexts('shell')
  const errors = useTexts('errors')
  const money = useMoney()
  const { balance } = useBalance()
  const adding = useAddAccount(setting, refresh)
  const [chosen, setChosen] = useState<string>()
  const [typed, setTyped] = useState('')
  const { wrong, mark, clear } = useWrongFields<'amount'>()
  const { processing, refused, clear: clearRefused, confirmation, submit } = useNewWithdrawal()

  const account = accounts.find(one => one.id === chosen && isUsable(one)) ?? accounts.find(isUsable)
  const rule = { decimals, least, most, available: balance?.main }
  const text = typedAmount(typed, decimals)
  const outcome = amountOrFault(text, rule)
  const fee = typeof outcome === 'number' ? feeOf(outcome, feeRule) : undefined
  const enter = (value: string) => {
    setTyped(value)
    clear('amount')
    clearRefused()
  }
  return (
    <>
      <Columns>
        <Column>
          <WithdrawAccounts accounts={accounts} chosen={account} onChoose={({ id }) => setChosen(id)} adding={adding.row} />
        </Column>
        {account && (
          <Column>
            <Form
              onSubmit={form => {
                const fault = typeof outcome === 'number' ? undefined : typed.trim() === '' ? errors('required') : errors(outcome)
                if (mark(form, { amount: fault })) void submit({ account: account.id, amount: text, currency })
              }}
            >
              <AmountField
                value={typed}
                rule={rule}
                error={wrong.amount ?? refused.amount}
                onChange={enter}
                suffix={
                  balance && (
                    <Button look="plain" small onClick={() => enter(amountText(Math.min(balance.main, most), decimals))}>
                      {payout('all_of_it')}
                    </Button>
                  )
                }
              />
              <Facts
                facts={[
                  ...(balance ? ([[t('balance'), money(balance.main)]] as const) : []),
                  [t('fee'), fee === undefined ? '–' : fee > 0 ? money(fee) : t('fee_none')],
                  [t('you_receive'), fee === undefined || typeof outcome !== 'number' ? '–' : money(outcome - fee)],
                ]}
              />
              <FormProblem problem={refused.problem} />
              <Button type="submit" wide busy={processing} busyLabel={shell('loading')}>
                {t('withdraw')}
              </Button>
              <p className={styles.note}>{payout('withdraw_final')}</p>
            </Form>
          </Column>
        )}
      </Columns>
      {adding.sheet}
      <ConfirmSheet confirmation={confirmation} />
    </>
  )
}
