import { useWantedGame } from '#blocks/linkage/use-wanted-game.ts'
import { useContent } from '#merchant/use-parts.ts'
import { Screen } from '#ui/screen.tsx'
import { BannerCarousel } from './banner-carousel.tsx'
import { GameSearch } from './game-search.tsx'
import { HomeBar } from './home-bar.tsx'
import { HomeFooter } from './home-footer.tsx'
import { Shortcuts } from './shortcuts.tsx'
import { VendorLanes } from './vendor-lanes.tsx'
import { Welcome } from './welcome.tsx'
import styles from './home-page.module.css'

/** Stands alone, so that another address does not draw the whole page anew. */
const WantedGame = () => {
  useWantedGame()
  return null
}

export const HomePage = () => {
  const shortcuts = useContent('shortcuts')
  return (
    <Screen bar={<HomeBar />} tabbed wide>
      <div className={styles.page}>
        <div className={styles.front}>
          <BannerCarousel banners={useContent('banners')} />
          <Welcome />
        </div>
        <WantedGame />
        {shortcuts && <Shortcuts shortcuts={shortcuts} />}
        <div className={styles.lanes}>
          <VendorLanes lanes={useContent('vendors')} />
          <GameSearch />
          <HomeFooter />
        </div>
      </div>
    </Screen>
  )
}
