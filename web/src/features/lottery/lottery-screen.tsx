import { Suspense, type ReactNode } from 'react'
import { Late } from '#blocks/late/late.tsx'
import { lotteryPaths } from '#blocks/lottery/lottery-paths.ts'
import { ticketIcon } from '#features/lottery/common/ticket-icon.ts'
import { useTexts } from '#texts/use-texts.ts'
import { IconLink } from '#ui/icons/icon-button.tsx'
import { backIcon } from '#ui/icons/icons.ts'
import { AppBar } from '#ui/layout/app-bar.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import styles from './lottery-screen.module.css'

/** The pages of the lottery are public, and what only members see of them loads later. */
const loadBalance = async () => (await import('#blocks/money/balance-chip.tsx')).BalanceChip

interface LotteryScreenProps {
  readonly back: string
  readonly title?: string | undefined
  /** With the way to the member's tickets. */
  readonly withTickets?: boolean
  /** With the member's balance, as the pages beside it have. */
  readonly withBalance?: boolean
  /** Uses the width of large screens. */
  readonly wide?: boolean
  readonly children: ReactNode
}

/** What the pages of the lottery have around them. */
export const LotteryScreen = ({ back, title, withTickets = false, withBalance = false, wide = false, children }: LotteryScreenProps) => {
  const t = useTexts('lottery')
  const shell = useTexts('shell')
  return (
    <Screen
      wide={wide}
      bar={
        <AppBar
          start={<IconLink glyph={backIcon} label={shell('back')} href={back} />}
          end={
            <>
              {withTickets && <IconLink glyph={ticketIcon} label={t('my_tickets')} href={lotteryPaths.tickets} />}
              {withBalance && (
                <Suspense>
                  <Late load={loadBalance} wanted props={{}} />
                </Suspense>
              )}
            </>
          }
        />
      }
    >
      <div className={styles.page}>
        {title && <h1 className={styles.title}>{title}</h1>}
        {children}
      </div>
    </Screen>
  )
}
