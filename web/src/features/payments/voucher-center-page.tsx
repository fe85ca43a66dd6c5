import { useEffect } from 'react'
import { BalanceChip } from '#blocks/money/balance-chip.tsx'
import { PageSkeleton } from '#blocks/page-skeleton/page-skeleton.tsx'
import { leftGame, wayBackTo } from '#navigation/left-game.ts'
import { paths } from '#navigation/paths.ts'
import { useAddress } from '#navigation/use-address.ts'
import { useNavigate } from '#navigation/use-navigate.ts'
import { useSession } from '#session/session-store.ts'
import { useTexts } from '#texts/use-texts.ts'
import { IconLink } from '#ui/icons/icon-button.tsx'
import { backIcon, shieldIcon } from '#ui/icons/icons.ts'
import { listIcon } from '#ui/icons/late-icons.ts'
import { AppBar } from '#ui/layout/app-bar.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { Tabs } from '#ui/layout/tabs.tsx'
import { LinkRow, List } from '#ui/list.tsx'
import { DepositState } from './deposit-state.tsx'
import { DepositTab } from './deposit-tab.tsx'
import { WithdrawTab } from './withdraw-tab.tsx'
import { WithdrawalState } from './withdrawal-state.tsx'
import styles from './voucher-center-page.module.css'

/** The forms, and below them where everything else about money is. */
const Forms = ({ sessionId, tab }: { readonly sessionId: string; readonly tab: 'deposit' | 'withdraw' }) => {
  const t = useTexts('wallet')
  const navigate = useNavigate()
  const game = leftGame()
  const wayBack = game === null ? null : wayBackTo(game)
  return (
    <>
      <Tabs
        label={t('wallet')}
        tabs={[
          { key: 'deposit', label: t('deposit') },
          { key: 'withdraw', label: t('withdraw') },
        ]}
        current={tab}
        onChange={key => navigate(key === 'deposit' ? paths.voucherCenter : paths.withdraw, { replace: true })}
      >
        <div className={styles.panel}>{tab === 'deposit' ? <DepositTab sessionId={sessionId} /> : <WithdrawTab sessionId={sessionId} />}</div>
      </Tabs>
      <List>
        {game !== null && wayBack !== null && <LinkRow href={game} glyph={backIcon} title={t(wayBack)} />}
        <LinkRow href={paths.memberStatement} glyph={listIcon} title={t('statement')} />
        <LinkRow href={paths.playSafely} glyph={shieldIcon} title={t('limits')} />
      </List>
    </>
  )
}

/** Paying in and being paid out (spec 2 §2, Deposit). The address says what is shown: a form, or one payment that is followed until it ends. */
export const VoucherCenterPage = () => {
  const t = useTexts('wallet')
  const shell = useTexts('shell')
  const session = useSession()
  const { search } = useAddress()
  const query = new URLSearchParams(search)
  const deposit = query.get('deposit')
  const withdrawal = query.get('withdrawal')
  const isForm = deposit === null && withdrawal === null

  useEffect(() => {
    window.scrollTo(0, 0)
  }, [deposit, withdrawal])

  if (!session) return <PageSkeleton />
  const back = withdrawal !== null ? paths.withdraw : deposit !== null ? paths.voucherCenter : paths.memberAccount
  return (
    <Screen
      wide={isForm}
      bar={
        <AppBar
          start={<IconLink glyph={backIcon} label={shell('back')} href={back} />}
          {...(isForm && { title: t('wallet') })}
          end={<BalanceChip />}
        />
      }
    >
      <div className={styles.page}>
        {deposit !== null && <DepositState key={deposit} id={deposit} />}
        {deposit === null && withdrawal !== null && <WithdrawalState key={withdrawal} id={withdrawal} />}
        {isForm && <Forms sessionId={session.id} tab={query.get('tab') === 'withdraw' ? 'withdraw' : 'deposit'} />}
      </div>
    </Screen>
  )
}
