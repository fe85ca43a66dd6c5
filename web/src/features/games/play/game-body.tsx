import { useEffect, useEffectEvent, useState } from 'react'
import { launchOrderIn } from '#blocks/games/launch/launch-order.ts'
import { forgetLeftGame } from '#navigation/left-game.ts'
import { paths } from '#navigation/paths.ts'
import { useNavigate } from '#navigation/use-navigate.ts'
import { useSession } from '#session/session-store.ts'
import { useTexts } from '#texts/use-texts.ts'
import { alertIcon } from '#ui/icons/icons.ts'
import { frameRules } from './frame/frame-rules.ts'
import { forgetStarted, startedAddress } from './launch/started-game.ts'
import { OpenGame } from './open-game.tsx'
import { Opening } from './opening.tsx'
import { PlayScreen } from './play-screen.tsx'
import { Standstill } from './standstill.tsx'
import { StartBar } from './start-bar.tsx'
import { useOrder } from './use-order.ts'

/** The address of the game that was just started for this page; a page that was reloaded, or come back to, has none. */
const arrivedWith = (): string | undefined => {
  const order = typeof window === 'undefined' ? undefined : launchOrderIn(window.location.search, window.location.origin, '/')
  return order && startedAddress(order)
}

/** The game that was started; without one it goes to the page that starts it. */
export const GameBody = () => {
  const errors = useTexts('errors')
  const t = useTexts('game')
  const navigate = useNavigate()
  const session = useSession()
  const { order, game, name, back } = useOrder()
  const [address] = useState(arrivedWith)
  const startAnew = () => navigate(paths.launchGame + window.location.search, { replace: true })
  // Without a session a game for money is over: the page that starts it leads to sign-in, and from there back to the game.
  const isOver = address === undefined || (session === null && order?.isTrial === false)
  const leave = useEffectEvent(startAnew)
  useEffect(() => {
    forgetStarted()
    forgetLeftGame()
  }, [])
  useEffect(() => {
    if (isOver) leave()
  }, [isOver])

  if (isOver || !order || session === undefined)
    return (
      <PlayScreen bar={<StartBar back={back} />}>
        <Opening name={name} image={game?.image} />
      </PlayScreen>
    )
  const rules = frameRules(address, window.location.origin)
  if (!rules)
    return (
      <PlayScreen bar={<StartBar back={back} />}>
        <Standstill glyph={alertIcon} title={t('not_opened')} text={errors('unknown_error')} back={back} />
      </PlayScreen>
    )
  return <OpenGame order={order} game={game} name={name} rules={rules} onAgain={startAnew} />
}
