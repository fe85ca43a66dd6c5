import type { GameListed } from '@foyer/contract/games/game-match'
import { useId, useState } from 'react'
import { useChosenGame } from '#blocks/games/launch/chosen-game.ts'
import { LOBBY } from '#blocks/games/launch/launch-order.ts'
import { gamesFor, useGames } from '#blocks/games/launch/use-games.ts'
import { closePrompt } from '#notices/prompt-queue.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { IconButton } from '#ui/icons/icon-button.tsx'
import { alertIcon } from '#ui/icons/icons.ts'
import { closeIcon } from '#ui/icons/late-icons.ts'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { Skeleton } from '#ui/states/skeleton.tsx'
import { Modal } from '#ui/windows/modal.tsx'
import { GameChoices } from './game-choices.tsx'
import { OneGame } from './one-game.tsx'
import styles from './game-sheet.module.css'

const close = (): void => closePrompt('game')

/** What a sheet shows without a game: it loads, it could not be loaded, or there is no such game. */
const Without = ({ failed, loads, onRetry }: { readonly failed: boolean; readonly loads: boolean; readonly onRetry: () => void }) => {
  const lobby = useTexts('lobby')
  const play = useTexts('play')
  const shell = useTexts('shell')
  if (loads) return <Skeleton shape="panel" />
  return (
    <EmptyState glyph={alertIcon} title={failed ? lobby('failed') : play('no_games')}>
      {failed && (
        <Button look="quiet" onClick={onRetry}>
          {shell('retry')}
        </Button>
      )}
    </EmptyState>
  )
}

/** What opens before a game: what it is and what it returns, and the ways to play it. Of a vendor with several games one is chosen first. */
export const GameSheet = ({ open }: { readonly open: boolean }) => {
  const t = useTexts('game')
  const shell = useTexts('shell')
  const titleId = useId()
  const chosen = useChosenGame()
  const { games, failed, refresh } = useGames()
  const [own, setOwn] = useState<{ readonly of: typeof chosen; readonly game: GameListed } | null>(null)
  if (!chosen) return null

  const all = games ? gamesFor(games, { code: chosen.nodeId ?? chosen.linkage ?? LOBBY, vendor: chosen.vendor }) : []
  const game = all.length === 1 ? all[0] : own?.of === chosen ? own.game : undefined
  return (
    <Modal placement="bottom" open={open} onClose={close} closable titleId={titleId}>
      <div className={styles.close}>
        <IconButton glyph={closeIcon} label={shell('close')} onClick={close} />
      </div>
      <div className={styles.sheet}>
        {game ? (
          <OneGame game={game} titleId={titleId} />
        ) : (
          <>
            <h2 id={titleId} className={styles.title} tabIndex={-1} data-focus>
              {t('choose_game')}
            </h2>
            {all.length > 0 ? (
              <GameChoices games={all} onChoose={one => setOwn({ of: chosen, game: one })} />
            ) : (
              <Without failed={failed} loads={!games && !failed} onRetry={refresh} />
            )}
          </>
        )}
      </div>
    </Modal>
  )
}
