import { Late } from '#blocks/late/late.tsx'
import { useSettings } from '#merchant/page-data.tsx'
import { paths } from '#navigation/paths.ts'
import { useTexts } from '#texts/use-texts.ts'
import { IconLink } from '#ui/icons/icon-button.tsx'
import { backIcon, shieldIcon } from '#ui/icons/icons.ts'
import { Medallion } from '#ui/icons/medallion.tsx'
import { AppBar } from '#ui/layout/app-bar.tsx'
import { PageHead } from '#ui/layout/page-head.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { Skeleton } from '#ui/states/skeleton.tsx'
import { useIsForDeposit } from './use-is-for-deposit.ts'
import styles from './play-safely-page.module.css'

const loadBody = async () => (await import('./play-safely-body.tsx')).PlaySafelyBody
const NO_PROPS = {}
const nothing = () => undefined

/** Limits, breaks and self-exclusion (docs/safe-play.md). Public, because who helps is for everybody. */
export const PlaySafelyPage = () => {
  const t = useTexts('safeplay')
  const shell = useTexts('shell')
  const { home } = useSettings().paths
  const back = useIsForDeposit() ? paths.voucherCenter : home
  return (
    <Screen bar={<AppBar start={<IconLink glyph={backIcon} label={shell('back')} href={back} />} />}>
      <div className={styles.page}>
        <div className={styles.head}>
          <Medallion glyph={shieldIcon} />
          <PageHead title={shell('play_responsibly')} text={t('lead')} />
        </div>
        <Late load={loadBody} wanted onMissing={nothing} props={NO_PROPS} fallback={<Skeleton shape="panel" />} />
      </div>
    </Screen>
  )
}
