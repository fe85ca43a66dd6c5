import { Suspense, useState } from 'react'
import { BalanceCard } from '#blocks/money/balance-card.tsx'
import { PageSkeleton } from '#blocks/page-skeleton/page-skeleton.tsx'
import { PauseNotice } from '#blocks/safe-play/pause-notice.tsx'
import { paths } from '#navigation/paths.ts'
import { usePause } from '#session/pause.ts'
import { useMember } from '#session/use-member.ts'
import { useTexts } from '#texts/use-texts.ts'
import { IconLink } from '#ui/icons/icon-button.tsx'
import { backIcon, shieldIcon } from '#ui/icons/icons.ts'
import { listIcon } from '#ui/icons/late-icons.ts'
import { lockIcon } from '#ui/icons/page-icons.ts'
import { AppBar } from '#ui/layout/app-bar.tsx'
import { Column, Columns } from '#ui/layout/columns.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { ButtonRow, LinkRow, List } from '#ui/list.tsx'
import { CloseSheet } from './close-sheet.tsx'
import { PaymentMethods } from './payment-methods.tsx'
import styles from './account-page.module.css'

/** The member's money and everything about it, and the place to close the account. */
export const AccountPage = () => {
  const t = useTexts('wallet')
  const shell = useTexts('shell')
  const { member, failed } = useMember()
  const pause = usePause()
  const [closing, setClosing] = useState(false)
  if (!member && !failed) return <PageSkeleton />
  return (
    <Screen wide bar={<AppBar start={<IconLink glyph={backIcon} label={shell('back')} href={paths.memberHome} />} title={t('wallet')} />}>
      <div className={styles.page}>
        {pause && (
          <Suspense>
            <PauseNotice pause={pause} besideBalance />
          </Suspense>
        )}
        <Columns>
          <Column>
            <BalanceCard />
            <List>
              <LinkRow href={paths.memberStatement} glyph={listIcon} title={t('statement')} />
              <LinkRow href={paths.playSafely} glyph={shieldIcon} title={t('limits')} />
            </List>
          </Column>
          {member && !member.guest && (
            <Column>
              <PaymentMethods />
              <List>
                <ButtonRow danger glyph={lockIcon} title={t('close_account')} onClick={() => setClosing(true)} />
              </List>
            </Column>
          )}
        </Columns>
      </div>
      <CloseSheet open={closing} onClose={() => setClosing(false)} />
    </Screen>
  )
}
