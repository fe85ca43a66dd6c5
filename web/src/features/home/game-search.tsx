import { useRef } from 'react'
import { loadLiveLanes } from '#blocks/big-wins/load-live-lanes.ts'
import { Late } from '#blocks/late/late.tsx'
import { paths } from '#navigation/paths.ts'
import { useTexts } from '#texts/use-texts.ts'
import { ButtonLink } from '#ui/button.tsx'
import { useNear } from '#ui/use-near.ts'
import styles from './game-search.module.css'

/** The way to the lobby, where all games are found by words; before it the next draws and the latest wins, loaded when the player comes near. */
export const GameSearch = () => {
  const t = useTexts('play')
  const search = useRef<HTMLDivElement>(null)
  return (
    <>
      {useNear(search) && <Late load={loadLiveLanes} wanted props={{}} />}
      <div ref={search} className={styles.search}>
        <ButtonLink href={paths.games} look="quiet" wide>
          {t('search_games')}
        </ButtonLink>
      </div>
    </>
  )
}
