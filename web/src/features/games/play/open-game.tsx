import type { GameListed } from '@foyer/contract/games/game-match'
import { useState } from 'react'
import { startAddress, type LaunchOrder } from '#blocks/games/launch/launch-order.ts'
import { keepLeftGame } from '#navigation/left-game.ts'
import { paths } from '#navigation/paths.ts'
import { useNavigate } from '#navigation/use-navigate.ts'
import { useTexts } from '#texts/use-texts.ts'
import type { FrameRules } from './frame/frame-rules.ts'
import { GameFrame } from './frame/game-frame.tsx'
import type { GameMessage } from './frame/game-messages.ts'
import { keepSound } from './frame/kept-sound.ts'
import { useAnswersAnew } from './frame/use-answers-anew.ts'
import { useFollowedBalance } from './frame/use-followed-balance.ts'
import { useFrame } from './frame/use-frame.ts'
import { GameBar } from './game-bar.tsx'
import { PlayScreen } from './play-screen.tsx'
import { RealityCheck } from './reality-check.tsx'
import { Stopped } from './stopped.tsx'
import { useClock } from './use-clock.ts'
import { useOnline } from './use-online.ts'
import { useWholeScreen } from './use-whole-screen.ts'

interface OpenGameProps {
  readonly order: LaunchOrder
  readonly game: GameListed | undefined
  readonly name: string | undefined
  readonly rules: FrameRules
  readonly onAgain: () => void
}

/** An open game: the bar, the frame, and what stands over or instead of it. */
export const OpenGame = ({ order, game, name, rules, onAgain }: OpenGameProps) => {
  const t = useTexts('game')
  const navigate = useNavigate()
  const [hasEnded, setEnded] = useState(false)
  const whole = useWholeScreen()
  const clock = useClock(!order.isTrial && !hasEnded)
  const follow = useFollowedBalance()
  useAnswersAnew()
  const online = useOnline()

  const leaveFor = (path: string) => {
    whole.end()
    navigate(path)
  }
  const keepGame = () => keepLeftGame(startAddress(order, false))
  const hear = (message: GameMessage) => {
    if (message.type === 'close') leaveFor(order.backUrl)
    else if (message.type === 'fullscreen') whole.toggle()
    else if (message.type === 'sessionEnded') setEnded(true)
    else if (message.type === 'sound') keepSound(message.isOn)
    else if (order.isTrial) return
    else if (message.type === 'balance') follow.onBalance(message)
    else if (message.type === 'round') {
      follow.onRound(message.state)
      if (message.state === 'ended') clock.roundEnded()
    } else if (message.type === 'history') leaveFor(paths.rounds)
    else if (message.type === 'cashier') {
      keepGame()
      leaveFor(paths.voucherCenter)
    }
  }
  const frame = useFrame(rules, hear, clock.check !== null)

  const isStopped = !clock.mayPlay
  return (
    <PlayScreen
      isBeside
      bar={<GameBar order={order} game={game} name={name} sitting={clock.sitting} whole={whole} offline={!online} onDeposit={keepGame} />}
    >
      {hasEnded || isStopped ? (
        <Stopped isStopped={isStopped} back={order.backUrl} onAgain={onAgain} />
      ) : (
        <GameFrame title={name ?? t('game')} image={game?.image} name={name} rules={rules} frame={frame} back={order.backUrl} onAgain={onAgain} />
      )}
      {clock.check && !isStopped && !hasEnded && (
        <RealityCheck
          check={clock.check}
          onSeen={clock.acknowledge}
          onLeave={() => leaveFor(order.backUrl)}
          onHistory={() => leaveFor(paths.rounds)}
        />
      )}
    </PlayScreen>
  )
}
