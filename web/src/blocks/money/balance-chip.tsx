import { wholeUnits } from '@foyer/texts/format'
import { useSettings } from '#merchant/page-data.tsx'
import { paths } from '#navigation/paths.ts'
import { useAddress } from '#navigation/use-address.ts'
import { openPrompt } from '#notices/prompt-queue.ts'
import { useMember } from '#session/use-member.ts'
import { useFormat } from '#texts/use-format.ts'
import { useTexts } from '#texts/use-texts.ts'
import { classes } from '#ui/classes.ts'
import { Hidden } from '#ui/hidden.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { plusIcon } from '#ui/icons/late-icons.ts'
import { Link } from '#ui/link.tsx'
import { toggleBalance, useBalanceHidden } from './balance-hidden.ts'
import { useBalance } from './use-balance.ts'
import { useMoney } from './use-money.ts'
import styles from './balance-chip.module.css'

const DOTS = '••••'

/** Characters that have room in a bar of 320 px. Beyond, whole units alone are shown there, never more than there is; the wallet shows all of it. */
const LONGEST = 13
/** Characters that have room on a phone beside the way to support. */
const LONGEST_BESIDE_SUPPORT = 10

/** Writes a sum as short as the bar needs it. */
const useShortMoney = (): ((amount: number) => string) => {
  const money = useMoney()
  const { roundMoney } = useFormat()
  const { currency, decimals } = useSettings()
  return amount => {
    const whole = money(amount)
    return whole.length > LONGEST ? roundMoney(Math.trunc(wholeUnits(amount, decimals)), currency) : whole
  }
}

interface BalanceChipProps {
  readonly besideTitle?: boolean
  /** In the narrow bar of a phone that lies on its side, where only the way to a deposit has room. */
  readonly inRail?: boolean
  /** Called before the way to a deposit is taken: then it leads to the cashier, because over a game nothing opens. */
  readonly onDeposit?: () => void
}

/**
 * The balance in a page's bar, which a tap hides, and a deposit, in a sheet over the page; during a break the balance alone. Beside a title it gives way
 * on a narrow phone.
 */
export const BalanceChip = ({ besideTitle = false, inRail = false, onDeposit }: BalanceChipProps) => {
  const t = useTexts('wallet')
  const money = useShortMoney()
  const { balance, failed, refresh } = useBalance()
  const hidden = useBalanceHidden()
  const { path } = useAddress()
  const { member } = useMember()
  const plus = (
    <span>
      <Icon glyph={plusIcon} small />
    </span>
  )
  const sum = balance && (hidden ? DOTS : money(balance.main))
  // A guest of free play has no money, and may pay none in.
  if (member?.guest) return null
  return (
    <span
      className={classes(styles.chip, besideTitle && styles.besideTitle, inRail && styles.inRail)}
      data-long={(sum && sum.length > LONGEST_BESIDE_SUPPORT) || undefined}
    >
      {failed ? (
        <button type="button" className={styles.sum} aria-label={t('balance_failed')} onClick={refresh}>
          <span aria-hidden="true">—</span>
        </button>
      ) : (
        <button type="button" className={styles.sum} aria-pressed={hidden} aria-busy={!balance} onClick={toggleBalance}>
          <Hidden>{t(hidden ? 'balance_hidden' : 'balance')}</Hidden>
          <bdi
            ref={element => element?.style.setProperty('--characters', String(sum?.length ?? DOTS.length))}
            className={classes(!balance && styles.waiting)}
            aria-hidden={hidden || undefined}
          >
            {sum ?? DOTS}
          </bdi>
        </button>
      )}
      {member?.pause ? null : onDeposit || path === paths.voucherCenter ? (
        <Link href={paths.voucherCenter} className={styles.deposit} aria-label={t('deposit')} onClick={onDeposit}>
          {plus}
        </Link>
      ) : (
        <button type="button" className={styles.deposit} aria-label={t('deposit')} aria-haspopup="dialog" onClick={() => openPrompt('deposit')}>
          {plus}
        </button>
      )}
    </span>
  )
}
