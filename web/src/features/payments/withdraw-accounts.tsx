import type { ReactNode } from 'react'
import { AccountFace, isUsable } from '#blocks/payments/account-face.tsx'
import type { WithdrawalSetting } from '#blocks/payments/use-withdrawal-setting.ts'
import { useTexts } from '#texts/use-texts.ts'
import { bankIcon } from '#ui/icons/late-icons.ts'
import { ChoiceRow, FactRow, List } from '#ui/list.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'

type Account = WithdrawalSetting['accounts'][number]

interface WithdrawAccountsProps {
  readonly accounts: readonly Account[]
  readonly chosen: Account | undefined
  readonly onChoose: (account: Account) => void
  /** The row that adds one. */
  readonly adding: ReactNode
}

/** The member’s bank accounts, of which one is chosen; one that may not be used yet is shown with its reason. */
export const WithdrawAccounts = ({ accounts, chosen, onChoose, adding }: WithdrawAccountsProps) => {
  const t = useTexts('wallet')
  const payout = useTexts('withdrawals')
  return (
    <List heading={payout('withdraw_to')}>
      {accounts.length === 0 && (
        <li>
          <EmptyState glyph={bankIcon} title={t('accounts_empty')} text={t('account_own')} />
        </li>
      )}
      {accounts.map(account =>
        isUsable(account) ? (
          <ChoiceRow key={account.id} title={<AccountFace account={account} />} chosen={account === chosen} onChoose={() => onChoose(account)} />
        ) : (
          <FactRow key={account.id} title={<AccountFace account={account} />} />
        ),
      )}
      {adding}
    </List>
  )
}
