import { useState } from 'react'
import { useStartGame } from '#blocks/linkage/use-start-game.ts'
import { useContent } from '#merchant/use-parts.ts'
import { useTexts, useWords } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Icon } from '#ui/icon.tsx'
import { alertIcon, starIcon } from '#ui/icons.ts'
import { searchIcon } from '#ui/late-icons.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { TextField } from '#ui/text-field.tsx'
import { GameTile } from './game-tile.tsx'
import { ShelfChips } from './shelf-chips.tsx'
import { gamesOn, shelfIn, vendorIn, type Shelf } from './shelves.ts'
import { useFound, useGames, useMyGames } from './use-games.ts'
import styles from './lobby.module.css'

/** The most that a search may be long (contract, `games.search`). */
const LONGEST = 40

export const Lobby = () => {
  const t = useTexts('lobby')
  const shell = useTexts('shell')
  const words = useWords('play')
  const lanes = useContent('vendors')
  const start = useStartGame()
  const { games, failed, refresh } = useGames()
  const { mine, setFavorite } = useMyGames()
  const [shelf, setShelf] = useState<Shelf>(() => shelfIn(window.location.search, lanes))
  const [typed, setTyped] = useState('')
  const found = useFound(typed)

  if (!games && failed)
    return (
      <EmptyState glyph={alertIcon} title={t('failed')}>
        <Button look="quiet" onClick={refresh}>
          {shell('retry')}
        </Button>
      </EmptyState>
    )
  if (!games) return <Skeleton shape="panel" />

  const vendor = shelf === 'all' ? vendorIn(window.location.search, games) : undefined
  const onShelf = gamesOn(shelf, games, lanes, mine).filter(game => vendor === undefined || game.vendor === vendor)
  // A search looks at all games, whatever shelf is open.
  const shown = found ? gamesOn('all', games, lanes).filter(({ code }) => found.includes(code)) : onShelf
  const empty = found ? (['none_title', 'none_text'] as const) : (['favorites_empty', 'favorites_empty_text'] as const)
  return (
    <>
      <TextField
        label={t('search')}
        labelHidden
        placeholder={t('search')}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={LONGEST}
        value={typed}
        onChange={event => setTyped(event.target.value)}
        prefix={<Icon glyph={searchIcon} small />}
      />
      {!found && <ShelfChips lanes={lanes} games={games} mine={mine} shelf={shelf} onChoose={setShelf} />}
      {shown.length === 0 ? (
        <EmptyState glyph={found ? searchIcon : starIcon} title={t(empty[0])} text={t(empty[1])} />
      ) : (
        <ul className={styles.games}>
          {shown.map(game => (
            <GameTile
              key={game.code}
              game={game}
              name={words(game.name)}
              isFavorite={mine?.favorites.includes(game.code) ?? false}
              onStart={() => start({ linkageType: 'G', vendor: game.vendor, nodeId: game.code })}
              onFavorite={favorite => setFavorite(game.code, favorite)}
            />
          ))}
        </ul>
      )}
    </>
  )
}
