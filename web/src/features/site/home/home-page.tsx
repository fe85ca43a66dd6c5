import type { ComponentType, ReactNode } from 'react'
import { Part } from '#blocks/part/part.tsx'
import { useContent } from '#merchant/use-parts.ts'
import { Screen } from '#ui/layout/screen.tsx'
import { BannerCarousel } from './banner-carousel.tsx'
import { FindGames } from './find-games.tsx'
import { HomeBar } from './home-bar.tsx'
import { HomeFooter } from './home-footer.tsx'
import { LiveBlock } from './live-block.tsx'
import { Shortcuts } from './shortcuts.tsx'
import { VendorLanes } from './vendor-lanes.tsx'
import { WantedGame } from './wanted-game.tsx'
import { Welcome } from './welcome.tsx'
import styles from './home-page.module.css'

const Banners = () => <BannerCarousel banners={useContent('banners')} />
const ShortcutRow = () => <Shortcuts shortcuts={useContent('shortcuts') ?? []} />
const Find = () => <FindGames lanes={useContent('vendors')} />
const Lanes = () => <VendorLanes lanes={useContent('vendors')} />

type Blocks = Readonly<Record<string, ComponentType>>

/** The blocks of home by place and name, in their order. Each is a part: the rest can do without it. */
export const homeBlocks: Readonly<Record<'bar' | 'front' | 'between' | 'lanes', Blocks>> = {
  bar: { bar: HomeBar },
  front: { welcome: Welcome, banners: Banners },
  between: { game: WantedGame, shortcuts: ShortcutRow, find: Find },
  lanes: { lanes: Lanes, live: LiveBlock, footer: HomeFooter },
}

const drawn = (blocks: Blocks): ReactNode =>
  Object.entries(blocks).map(([name, Block]) => (
    <Part key={name} name={`home ${name}`}>
      <Block />
    </Part>
  ))

/** `blocks`: others in place of home's own, for tests. */
export const HomePage = ({ blocks = homeBlocks }: { readonly blocks?: typeof homeBlocks }) => (
  <Screen bar={drawn(blocks.bar)} wide>
    <div className={styles.page}>
      <div className={styles.front}>{drawn(blocks.front)}</div>
      {drawn(blocks.between)}
      <div className={styles.lanes}>{drawn(blocks.lanes)}</div>
    </div>
  </Screen>
)
