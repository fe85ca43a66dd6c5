import type { CallAnswers } from '@foyer/contract'
import type { Deposit } from '@foyer/contract/payments/deposits'
import { feeOf } from '@foyer/contract/payments/fee'
import { useState } from 'react'
import { FormProblem } from '#blocks/form-problem/form-problem.tsx'
import { useMoney } from '#blocks/money/use-money.ts'
import { LimitNote } from '#blocks/safe-play/limit-note.tsx'
import { typedAmount } from '#forms/typed-amount.ts'
import { keepLeftGame } from '#navigation/left-game.ts'
import { useOffers } from '#navigation/offers.ts'
import { paths } from '#navigation/paths.ts'
import { useAddress } from '#navigation/use-address.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Form } from '#ui/forms/form.tsx'
import { useWrongFields } from '#ui/forms/use-wrong-fields.ts'
import { amountOrFault } from './amount-fault.ts'
import { AmountField } from './amount-field.tsx'
import { ChannelRow } from './channel-row.tsx'
import { depositChoice } from './deposit-choice.ts'
import { ComingReward } from './deposit-reward.tsx'
import { DepositRoom } from './deposit-room.tsx'
import { filledAmount } from './filled-amount.ts'
import { Presets } from './presets.tsx'
import { useNewDeposit } from './use-new-deposit.ts'
import styles from './deposit-sheet.module.css'

interface QuickDepositProps {
  readonly setting: CallAnswers['payments.depositChannels']
  readonly last: Deposit | undefined
}

/** The form of the sheet. The way to pay stands closed until the player wants another one. */
export const QuickDeposit = ({ setting: { channels, currency, decimals }, last }: QuickDepositProps) => {
  const t = useTexts('wallet')
  const shell = useTexts('shell')
  const security = useTexts('security')
  const errors = useTexts('errors')
  const money = useMoney()
  const offers = useOffers()
  const { path, search } = useAddress()
  const [wanted, setWanted] = useState<string>()
  const [isChoosing, setChoosing] = useState(false)
  const [typed, setTyped] = useState<string>()
  const { wrong, mark, clear } = useWrongFields<'amount'>()
  const { processing, refused, clear: clearRefused, submit } = useNewDeposit()

  const choice = depositChoice(channels, last, wanted)
  if (!choice) return null
  const { channel, amounts } = choice
  const plain = (amount: number) => filledAmount(amount, decimals)
  const value = typed ?? (choice.amount === undefined ? '' : plain(choice.amount))
  const text = typedAmount(value, decimals)
  const rule = { decimals, least: channel.least, most: channel.most }
  const outcome = amountOrFault(text, rule)
  const amount = typeof outcome === 'number' ? outcome : undefined
  const fee = amount === undefined ? 0 : feeOf(amount, channel.fee)
  const enter = (next: string | undefined) => {
    setTyped(next)
    clear('amount')
    clearRefused()
  }
  return (
    <Form
      onSubmit={form => {
        const fault = amount !== undefined ? undefined : value.trim() === '' ? errors('required') : errors(outcome as Exclude<typeof outcome, number>)
        // To mark draws the form at once, and a submit without a fault draws it anyway.
        if (fault !== undefined && !mark(form, { amount: fault })) return
        keepLeftGame(search ? `${path}?${search}` : path)
        void submit({ channel: channel.id, amount: text, currency }, { keepsPage: true })
      }}
    >
      <ul className={styles.channels}>
        {(isChoosing ? channels : [channel]).map(offered => (
          <ChannelRow
            key={offered.id}
            channel={offered}
            chosen={offered === channel}
            onChoose={() => {
              setWanted(offered.id)
              setChoosing(!isChoosing)
              enter(typed)
            }}
          />
        ))}
      </ul>
      {!isChoosing && channels.length > 1 && (
        <div className={styles.change}>
          <Button look="plain" small onClick={() => setChoosing(true)}>
            {security('change')}
          </Button>
        </div>
      )}
      <Presets amounts={amounts} chosen={amount} onChoose={sum => enter(plain(sum))} />
      <AmountField value={value} rule={rule} error={wrong.amount ?? refused.amount} onChange={enter} />
      {offers(paths.rewardCenter) && <ComingReward />}
      <DepositRoom />
      <FormProblem problem={refused.problem} />
      {refused.limit && <LimitNote limit={refused.limit} />}
      {refused.needsLimits && (
        <ButtonLink href={paths.depositLimits} look="quiet" wide>
          {t('set_limits')}
        </ButtonLink>
      )}
      <div className={styles.foot}>
        <Button type="submit" wide busy={processing} busyLabel={shell('loading')}>
          {amount === undefined ? t('deposit_submit') : t('pay', { amount: `\u2068${money(amount + fee)}\u2069` })}
        </Button>
        <p className={styles.note}>{fee > 0 ? `${t('fee')}: ${money(fee)}. ${t('deposit_note')}` : t('deposit_note')}</p>
      </div>
    </Form>
  )
}
