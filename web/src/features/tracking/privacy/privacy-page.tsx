import { Late } from '#blocks/late/late.tsx'
import { useSettings } from '#merchant/page-data.tsx'
import { paths } from '#navigation/paths.ts'
import { useSession } from '#session/session-store.ts'
import { useTexts } from '#texts/use-texts.ts'
import { IconLink } from '#ui/icons/icon-button.tsx'
import { backIcon } from '#ui/icons/icons.ts'
import { AppBar } from '#ui/layout/app-bar.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { Skeleton } from '#ui/states/skeleton.tsx'
import styles from './privacy-page.module.css'

const load = async () => (await import('./privacy-body.tsx')).PrivacyBody
const NO_PROPS = {}
const nothing = () => undefined

/** What is collected of a visitor and who is told, made from the merchant's configuration, with the choice about it. */
export const PrivacyPage = () => {
  const t = useTexts('tracking')
  const shell = useTexts('shell')
  const { home } = useSettings().paths
  const back = useSession() ? paths.memberHome : home
  return (
    <Screen bar={<AppBar start={<IconLink glyph={backIcon} label={shell('back')} href={back} />} title={t('consent_title')} />}>
      <div className={styles.page}>
        <p className={styles.lead}>{t('consent_text')}</p>
        <Late load={load} wanted onMissing={nothing} props={NO_PROPS} fallback={<Skeleton shape="panel" />} />
      </div>
    </Screen>
  )
}
