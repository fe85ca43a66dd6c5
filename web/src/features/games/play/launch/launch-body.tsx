import { useEffect } from 'react'
import { Opening } from '#features/games/play/opening.tsx'
import { PlayScreen } from '#features/games/play/play-screen.tsx'
import { StartBar } from '#features/games/play/start-bar.tsx'
import { useOrder } from '#features/games/play/use-order.ts'
import { useTexts } from '#texts/use-texts.ts'
import { ChooseGame } from './choose-game.tsx'
import { Fault } from './fault.tsx'
import { useLaunch } from './use-launch.ts'

/** The start of a game, and what stands in its way. */
export const LaunchBody = () => {
  const t = useTexts('game')
  useEffect(() => {
    // The page of the game comes next; where it cannot be loaded now, it is then.
    import('#features/games/play/game-body.tsx').catch(() => undefined)
  }, [])
  const { outcome, again } = useLaunch()
  const { order, game, name, back } = useOrder()
  const isChoice = outcome !== undefined && 'choice' in outcome
  return (
    <PlayScreen bar={<StartBar back={back} />}>
      {!outcome && <Opening name={name} image={game?.image} />}
      {isChoice && <ChooseGame games={outcome.choice} back={back} />}
      {outcome && !isChoice && order && (
        <Fault
          title={name === undefined ? t('not_opened') : t('not_opened_game', { game: name })}
          fault={outcome.fault}
          order={order}
          game={game}
          onAgain={again}
        />
      )}
    </PlayScreen>
  )
}
