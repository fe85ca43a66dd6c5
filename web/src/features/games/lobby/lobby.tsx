import { useState } from 'react'
import { useGames } from '#blocks/games/launch/use-games.ts'
import { loadLive } from '#blocks/games/live/load-live.ts'
import { useMyGames } from '#blocks/games/my-games/use-my-games.ts'
import { Late } from '#blocks/late/late.tsx'
import { PauseNotice } from '#blocks/safe-play/pause-notice.tsx'
import { useContent } from '#merchant/use-parts.ts'
import { useAddress } from '#navigation/use-address.ts'
import { usePause } from '#session/pause.ts'
import { useTexts } from '#texts/use-texts.ts'
import { TextField } from '#ui/forms/text-field.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { searchIcon } from '#ui/icons/late-icons.ts'
import { Skeleton } from '#ui/states/skeleton.tsx'
import { Failed } from './failed.tsx'
import { Games } from './games.tsx'
import { ShelfChips } from './shelf-chips.tsx'
import { gamesOn, shelfIn, shelvesOf } from './shelves.ts'
import { useSearch } from './use-search.ts'
import styles from './lobby.module.css'

/** The most that a search may be long (contract, `games.search`). */
const LONGEST = 40

const LIVE = { at: 'lobby' } as const

/** Who came by the search of home types at once. */
const focusIt = (field: HTMLInputElement | null) => field?.focus()

/** The games of the shelf that the address names, or the games and lotteries that the words find, whatever shelf is open. */
export const Lobby = () => {
  const t = useTexts('lobby')
  const lanes = useContent('vendors')
  const { search: address } = useAddress()
  const { games, failed, refresh } = useGames()
  const { mine, setFavorite } = useMyGames()
  const [typed, setTyped] = useState('')
  const { found, search } = useSearch()
  const pause = usePause()

  if (!games) return failed ? <Failed onRetry={refresh} /> : <Skeleton shape="panel" />

  const shelves = shelvesOf(games, lanes, mine)
  const shelf = shelfIn(address, shelves)
  const own = { favorites: mine?.favorites ?? [], onFavorite: setFavorite }
  return (
    <>
      {pause && <PauseNotice pause={pause} />}
      <TextField
        label={t('search')}
        labelHidden
        placeholder={t('search')}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        ref={new URLSearchParams(address).has('search') ? focusIt : null}
        maxLength={LONGEST}
        value={typed}
        onChange={({ target: { value } }) => {
          setTyped(value)
          search(value)
        }}
        prefix={<Icon glyph={searchIcon} small />}
      />
      {found === undefined && (
        <>
          <ShelfChips lanes={lanes} games={games} mine={mine} shelves={shelves} current={shelf} />
          <Games games={gamesOn(shelf, games, lanes, mine)} without={shelf === 'favorites' ? 'favorites' : 'games'} {...own} />
        </>
      )}
      {found === 'failed' && <Failed onRetry={() => search(typed)} />}
      {typeof found === 'object' && found.near && (
        <p className={styles.near} role="status">
          {t('near', { words: typed.trim() })}
        </p>
      )}
      {typeof found === 'object' && (
        <Games
          games={gamesOn('all', games, lanes).filter(({ code }) => found.codes.includes(code))}
          lotteries={found.lotteries}
          without="found"
          {...own}
        />
      )}
      {found === undefined && shelf === 'all' && (
        <div className={styles.live}>
          <Late load={loadLive} wanted={false} props={LIVE} />
        </div>
      )}
    </>
  )
}
