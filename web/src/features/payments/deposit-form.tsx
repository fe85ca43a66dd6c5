import type { CallAnswers } from '@foyer/contract'
import { feeOf } from '@foyer/contract/payments/fee'
import { useState } from 'react'
import { FormProblem } from '#blocks/form-problem/form-problem.tsx'
import { useMoney } from '#blocks/money/use-money.ts'
import { LimitNote } from '#blocks/safe-play/limit-note.tsx'
import { typedAmount } from '#forms/typed-amount.ts'
import { paths } from '#navigation/paths.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Facts } from '#ui/facts.tsx'
import { Form } from '#ui/forms/form.tsx'
import { useWrongFields } from '#ui/forms/use-wrong-fields.ts'
import { Column, Columns } from '#ui/layout/columns.tsx'
import { Group } from '#ui/list.tsx'
import { amountOrFault } from './amount-fault.ts'
import { AmountField } from './amount-field.tsx'
import { ChannelRow } from './channel-row.tsx'
import { filledAmount } from './filled-amount.ts'
import { Presets } from './presets.tsx'
import { useNewDeposit } from './use-new-deposit.ts'
import styles from './voucher-center-page.module.css'

type Setting = CallAnswers['payments.depositChannels']

/** Chooses a way to pay in and an amount, says what it costs, and opens the provider's page. */
export const DepositForm = ({ setting: { channels, currency, decimals } }: { readonly setting: Setting }) => {
  const t = useTexts('wallet')
  const shell = useTexts('shell')
  const errors = useTexts('errors')
  const money = useMoney()
  const [chosen, setChosen] = useState<string>()
  const [typed, setTyped] = useState('')
  const { wrong, mark, clear } = useWrongFields<'amount'>()
  const { processing, refused, clear: clearRefused, submit } = useNewDeposit()

  const channel = channels.find(({ id, open }) => open && id === chosen) ?? channels.find(({ open }) => open)
  if (!channel) return null
  const text = typedAmount(typed, decimals)
  const rule = { decimals, least: channel.least, most: channel.most }
  const outcome = amountOrFault(text, rule)
  const fee = typeof outcome === 'number' ? feeOf(outcome, channel.fee) : undefined
  const enter = (value: string) => {
    setTyped(value)
    clear('amount')
    clearRefused()
  }
  return (
    <Form
      onSubmit={form => {
        const fault = typeof outcome === 'number' ? undefined : typed.trim() === '' ? errors('required') : errors(outcome)
        if (mark(form, { amount: fault })) void submit({ channel: channel.id, amount: text, currency })
      }}
    >
      <Columns>
        <Column>
          <Group heading={t('channel_choose')}>
            <ul className={styles.channels}>
              {channels.map(offered => (
                <ChannelRow
                  key={offered.id}
                  channel={offered}
                  chosen={offered === channel}
                  onChoose={() => {
                    setChosen(offered.id)
                    clear('amount')
                    clearRefused()
                  }}
                />
              ))}
            </ul>
          </Group>
        </Column>
        <Column>
          <AmountField value={typed} rule={rule} error={wrong.amount ?? refused.amount} onChange={enter} />
          <Presets
            amounts={channel.presets}
            chosen={typeof outcome === 'number' ? outcome : undefined}
            onChoose={amount => enter(filledAmount(amount, decimals))}
          />
          <Facts
            facts={[
              [t('fee'), fee === undefined ? '–' : fee > 0 ? money(fee) : t('fee_none')],
              [t('you_pay'), fee === undefined || typeof outcome !== 'number' ? '–' : money(outcome + fee)],
            ]}
          />
          <FormProblem problem={refused.problem} />
          {refused.limit && <LimitNote limit={refused.limit} />}
          {refused.needsLimits && (
            <ButtonLink href={paths.depositLimits} look="quiet" wide>
              {t('set_limits')}
            </ButtonLink>
          )}
          <Button type="submit" wide busy={processing} busyLabel={shell('loading')}>
            {t('deposit_submit')}
          </Button>
          <p className={styles.note}>{t('deposit_note')}</p>
        </Column>
      </Columns>
    </Form>
  )
}
