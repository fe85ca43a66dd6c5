import { BellLink } from '#blocks/inbox/bell-link.tsx'
import { BalanceChip } from '#blocks/money/balance-chip.tsx'
import styles from './member-end.module.css'

/** What a member has at the end of the bar: the balance with the way to a deposit, and the inbox. */
export const MemberEnd = ({ besideTitle = false }: { readonly besideTitle?: boolean }) => (
  <span className={styles.end}>
    <BalanceChip besideTitle={besideTitle} />
    <BellLink />
  </span>
)
