import type { ReactNode } from 'react'
import { paths } from '#navigation/paths.ts'
import { usePause } from '#session/pause.ts'
import { useFormat } from '#texts/use-format.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { IconButton } from '#ui/icons/icon-button.tsx'
import { hideIcon, showIcon } from '#ui/icons/page-icons.ts'
import { Skeleton } from '#ui/states/skeleton.tsx'
import { toggleBalance, useBalanceHidden } from './balance-hidden.ts'
import { useBalance } from './use-balance.ts'
import { useMoney } from './use-money.ts'
import styles from './balance-card.module.css'

const DOTS = '••••••'

const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>
      <bdi>{children}</bdi>
    </dd>
  </div>
)

/** What the member has: money, what is being paid out, points and play credit; with the ways to deposit, but not during a break, and to withdraw. */
export const BalanceCard = () => {
  const t = useTexts('wallet')
  const shell = useTexts('shell')
  const money = useMoney()
  const format = useFormat()
  const { balance, failed, refresh } = useBalance()
  const hidden = useBalanceHidden()
  const pause = usePause()
  return (
    <section className={styles.card} aria-label={t('balance')}>
      <div className={styles.head}>
        <h2 className={styles.name}>{t('balance')}</h2>
        <IconButton glyph={hidden ? hideIcon : showIcon} label={t(hidden ? 'balance_show' : 'balance_hide')} onClick={toggleBalance} />
      </div>
      {failed ? (
        <div className={styles.failed}>
          <p>{t('balance_failed')}</p>
          <Button look="quiet" small onClick={refresh}>
            {shell('retry')}
          </Button>
        </div>
      ) : (
        <p className={styles.sum}>{balance ? <bdi>{hidden ? DOTS : money(balance.main)}</bdi> : <Skeleton shape="title" />}</p>
      )}
      {balance && !hidden && (balance.held > 0 || balance.points > 0 || balance.credit !== undefined) && (
        <dl className={styles.facts}>
          {balance.held > 0 && <Fact name={t('held')}>{money(balance.held)}</Fact>}
          {balance.credit !== undefined && <Fact name={t('play_credit')}>{money(balance.credit)}</Fact>}
          {balance.points > 0 && <Fact name={t('points')}>{format.number(balance.points)}</Fact>}
        </dl>
      )}
      <div className={styles.buttons}>
        {!pause && (
          <ButtonLink href={paths.voucherCenter} wide>
            {t('deposit')}
          </ButtonLink>
        )}
        <ButtonLink href={paths.withdraw} look="quiet" wide>
          {t('withdraw')}
        </ButtonLink>
      </div>
    </section>
  )
}
