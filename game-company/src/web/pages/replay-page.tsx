import { useMemo, useState } from 'preact/hooks'
import type { RoundView } from '#rounds/round-view.ts'
import type { GameScreen } from '#web/games/game-screen.ts'
import { createMoney } from '#web/money.ts'
import { PlayContext, type Phase, type Play } from '#web/shell/play.ts'
import { ReplayFoot } from '#web/shell/replay-foot.tsx'
import { useCalm } from '#web/shell/use-calm.ts'

interface ReplayPageProps {
  readonly round: RoundView
  readonly currency: string
  readonly decimals: number
  readonly language: string
  readonly Screen: GameScreen
}

const nothing = (): void => undefined

/** A round that has ended, shown again as it came out. */
export const ReplayPage = ({ round, currency, decimals, language, Screen }: ReplayPageProps) => {
  const [phase, setPhase] = useState<Phase>('showing')
  const [times, setTimes] = useState(0)
  const isCalm = useCalm()
  const money = useMemo(() => createMoney(language, currency, decimals), [language, currency, decimals])
  const play: Play = {
    opened: {
      game: round.game,
      mode: 'real',
      currency,
      decimals,
      language,
      balance: null,
      stakes: { least: round.stake, most: round.stake, steps: [round.stake], first: round.stake, playMoney: 0 },
      roundMs: 0,
      returnToPlayer: 0,
      leastReturn: 0,
      lobbyOrigin: '*',
      hasHistory: false,
      hasCashier: false,
      seeds: { hash: '', clientSeed: '', nonce: 0, nextHash: '' },
      round: null,
      last: [],
    },
    money,
    phase,
    round,
    balance: null,
    stake: round.stake,
    setStake: nothing,
    notice: undefined,
    canBegin: false,
    isCalm,
    isReplay: true,
    last: [],
    begin: nothing,
    act: nothing,
    look: nothing,
    finish: () => setPhase('idle'),
    call: () => Promise.reject(new Error('A replay asks for nothing.')),
  }
  return (
    <PlayContext.Provider value={play}>
      <Screen key={times} />
      <ReplayFoot
        round={round}
        onAgain={() => {
          setTimes(times + 1)
          setPhase('showing')
        }}
      />
    </PlayContext.Provider>
  )
}
