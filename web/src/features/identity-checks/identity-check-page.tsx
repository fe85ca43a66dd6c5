import { PageSkeleton } from '#blocks/page-skeleton/page-skeleton.tsx'
import { useSettings } from '#merchant/page-data.tsx'
import { paths } from '#navigation/paths.ts'
import { useFormat } from '#texts/use-format.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { IconLink } from '#ui/icons/icon-button.tsx'
import { alertIcon, backIcon } from '#ui/icons/icons.ts'
import { AppBar } from '#ui/layout/app-bar.tsx'
import { PageHead } from '#ui/layout/page-head.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { CheckCard } from './check-card.tsx'
import { DocumentForm } from './document-form.tsx'
import { GateList } from './gate-list.tsx'
import { useIdentityStatus } from './use-identity-status.ts'
import styles from './identity-check-page.module.css'

/** Where a member proves who they are and how old: how far it is, and the pictures of a document. */
export const IdentityCheckPage = () => {
  const t = useTexts('identitycheck')
  const profile = useTexts('profile')
  const shell = useTexts('shell')
  const errors = useTexts('errors')
  const format = useFormat()
  const { minimumAge } = useSettings()
  const { status, failed, refresh } = useIdentityStatus()
  if (!status && !failed) return <PageSkeleton shape="form" />
  return (
    <Screen bar={<AppBar start={<IconLink glyph={backIcon} label={shell('back')} href={paths.memberHome} />} />}>
      <div className={styles.page}>
        <PageHead title={profile('identity_check')} text={t('intro', { age: format.number(minimumAge) })} />
        {status ? (
          <>
            {status.check && <CheckCard check={status.check} valid={status.valid} />}
            {!status.valid && <GateList />}
            {status.maySend && <DocumentForm onSent={() => void refresh()} />}
          </>
        ) : (
          <EmptyState glyph={alertIcon} title={errors('unknown_error')}>
            <Button look="quiet" onClick={() => void refresh()}>
              {shell('retry')}
            </Button>
          </EmptyState>
        )}
      </div>
    </Screen>
  )
}
