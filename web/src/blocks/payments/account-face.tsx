import type { PayoutAccount } from '@foyer/contract/payments/payout-accounts'
import { useFormat } from '#texts/use-format.ts'
import { useTexts } from '#texts/use-texts.ts'
import styles from './bank-accounts.module.css'

/** Whether money can be paid out to it yet. */
export const isUsable = ({ usableAt }: Pick<PayoutAccount, 'usableAt'>): boolean => Date.parse(usableAt) <= Date.now()

/** Bank, last characters of the number, holder; from when on it can be used, while it cannot. */
export const AccountFace = ({ account }: { readonly account: PayoutAccount }) => {
  const t = useTexts('wallet')
  const format = useFormat()
  const { bankName, number, holder, usableAt } = account
  return (
    <span className={styles.face}>
      <span className={styles.bank}>{bankName}</span>
      <span className={styles.line}>
        <bdi dir="ltr">{number}</bdi> · <bdi>{holder}</bdi>
      </span>
      {!isUsable(account) && <span className={styles.line}>{t('account_usable', { time: format.moment(usableAt, 'date-time') })}</span>}
    </span>
  )
}
