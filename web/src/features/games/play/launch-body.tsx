import { useEffect } from 'react'
import { useTexts } from '#texts/use-texts.ts'
import { ChooseGame } from './choose-game.tsx'
import { Fault } from './fault.tsx'
import { Opening } from './opening.tsx'
import { PlayScreen } from './play-screen.tsx'
import { StartBar } from './start-bar.tsx'
import { useLaunch } from './use-launch.ts'
import { useOrder } from './use-order.ts'

/** The start of a game, and what stands in its way. */
export const LaunchBody = () => {
  const t = useTexts('game')
  useEffect(() => {
    // The page of the game comes next; where it cannot be loaded now, it is then.
    import('./game-body.tsx').catch(() => undefined)
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
