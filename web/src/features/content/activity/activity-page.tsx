import { Late } from '#blocks/late/late.tsx'
import { useSettings } from '#merchant/page-data.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { IconLink } from '#ui/icons/icon-button.tsx'
import { backIcon } from '#ui/icons/icons.ts'
import { AppBar } from '#ui/layout/app-bar.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { ActivitySkeleton } from './activity-skeleton.tsx'

/** What draws an activity; nothing of it can be drawn before hydration, because the server's page is the same for every activity. */
const loadActivity = async () => (await import('./activity-of-address.tsx')).ActivityOfAddress
const NO_PROPS = {}
const nothing = () => undefined
const waiting = <ActivitySkeleton />

/** One activity (spec 2 §2, Routes): picture, rules, period, and a button that leads on or takes part. */
export const ActivityPage = () => {
  const shell = useTexts('shell')
  const { home } = useSettings().paths
  return (
    <Screen bar={<AppBar start={<IconLink glyph={backIcon} label={shell('back')} href={home} />} />}>
      <Late load={loadActivity} wanted onMissing={nothing} props={NO_PROPS} fallback={waiting} />
    </Screen>
  )
}
