import { BarEnd } from '#blocks/bar/bar-end.tsx'
import { Late } from '#blocks/late/late.tsx'
import { useSettings } from '#merchant/page-data.tsx'
import type { Parts } from '#merchant/parts.ts'
import { useTexts } from '#texts/use-texts.ts'
import { IconLink } from '#ui/icons/icon-button.tsx'
import { backIcon } from '#ui/icons/icons.ts'
import { AppBar } from '#ui/layout/app-bar.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { Skeleton } from '#ui/states/skeleton.tsx'
import styles from './lobby-page.module.css'

/** What fetches and draws the games; none of it can be drawn before hydration, because the address says which ones are wanted. */
const loadLobby = async (parts: Parts) => {
  // The words of a break, which is said above the games.
  const [{ Lobby }] = await Promise.all([import('./lobby.tsx'), parts.load('texts.safeplay'), parts.load('texts.wallet')])
  return Lobby
}
const NO_PROPS = {}
const nothing = () => undefined
const waiting = (
  <>
    <Skeleton shape="field" />
    <Skeleton shape="panel" />
  </>
)

/** Every game of the merchant: by category, by words, the member's favourites, and what the member played lately. */
export const LobbyPage = () => {
  const shell = useTexts('shell')
  const { home } = useSettings().paths
  return (
    <Screen
      bar={<AppBar start={<IconLink glyph={backIcon} label={shell('back')} href={home} />} title={shell('tab_games')} end={<BarEnd besideTitle />} />}
      wide
    >
      <div className={styles.page}>
        <Late load={loadLobby} wanted onMissing={nothing} props={NO_PROPS} fallback={waiting} />
      </div>
    </Screen>
  )
}
