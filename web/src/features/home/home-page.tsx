import type { ComponentType, ReactNode } from 'react'
import { useWantedGame } from '#blocks/launch/use-wanted-game.ts'
import { Part } from '#blocks/part/part.tsx'
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

const Banners = () => <BannerCarousel banners={useContent('banners')} />
const ShortcutRow = () => {
  const shortcuts = useContent('shortcuts')
  return shortcuts && <Shortcuts shortcuts={shortcuts} />
}
const Lanes = () => <VendorLanes lanes={useContent('vendors')} />

type Blocks = Readonly<Record<string, ComponentType>>

/** The blocks of home by place and name, in their order. Each is a part: the rest can do without it. */
export const homeBlocks: Readonly<Record<'bar' | 'front' | 'between' | 'lanes', Blocks>> = {
  bar: { bar: HomeBar },
  front: { banners: Banners, welcome: Welcome },
  between: { game: WantedGame, shortcuts: ShortcutRow },
  lanes: { lanes: Lanes, search: GameSearch, footer: HomeFooter },
}

const drawn = (blocks: Blocks): ReactNode =>
  Object.entries(blocks).map(([name, Block]) => (
    <Part key={name} name={`home ${name}`}>
      <Block />
    </Part>
  ))

/** `blocks`: others in place of home's own, for tests. */
export const HomePage = ({ blocks = homeBlocks }: { readonly blocks?: typeof homeBlocks }) => (
  <Screen bar={drawn(blocks.bar)} tabbed wide>
    <div className={styles.page}>
      <div className={styles.front}>{drawn(blocks.front)}</div>
      {drawn(blocks.between)}
      <div className={styles.lanes}>{drawn(blocks.lanes)}</div>
    </div>
  </Screen>
)
