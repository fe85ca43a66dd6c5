import { useEffect, useState } from 'preact/hooks'
import { MOST, type CrashAct, type CrashChoice, type CrashShown } from '#games/crash/rules.ts'
import { ActionButton } from '#web/shell/action-button.tsx'
import { usePlay } from '#web/shell/play.ts'
import { Table } from '#web/shell/table.tsx'
import { sounds } from '#web/sound.ts'
import type words from '#web/texts/crash/en.json'
import { useWords } from '#web/words.ts'
import { AutoControl } from './auto-control.tsx'
import { Sky } from './sky.tsx'
import { TakeButton } from './take-button.tsx'

/** How often the page asks whether the lantern still burns, ms: the vendor's clock alone knows. */
const LOOK_EVERY_MS = 250
/** How long the end is shown before the result stands, ms. */
const END_MS = 1_100
const FIRST_AUTO = 200

export const Screen = () => {
  const play = usePlay<CrashChoice, CrashAct, CrashShown>()
  const { phase, round, begin, act, look, finish, canBegin, isCalm } = play
  const word = useWords<typeof words>('crash')
  const [auto, setAuto] = useState(round?.choice.auto ?? FIRST_AUTO)
  const [isOn, setOn] = useState(round?.choice.auto !== undefined && round.choice.auto < MOST)
  const isRising = round?.state === 'open' && (phase === 'open' || phase === 'asking')
  const isLighting = !isRising && (phase === 'asking' || phase === 'open')

  useEffect(() => {
    if (phase !== 'open' || !isRising) return undefined
    const timer = setTimeout(look, LOOK_EVERY_MS)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react/exhaustive-deps -- again after each answer, which gives another round
  }, [phase, round])
  useEffect(() => {
    if (phase !== 'showing') return undefined
    if (round?.payout === 0) sounds.thud()
    const timer = setTimeout(finish, isCalm ? 0 : END_MS)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react/exhaustive-deps -- once for each round that is shown
  }, [phase, round?.id])

  return (
    <Table
      name={word('name')}
      rules={
        <>
          <p>{word('rules')}</p>
          <p>{word('fair')}</p>
        </>
      }
      scene={<Sky round={isLighting ? undefined : round} isRising={isRising} isLighting={isLighting} isCalm={isCalm} />}
      controls={<AutoControl auto={auto} isOn={isOn} isFixed={phase !== 'idle'} onAuto={setAuto} onSwitch={setOn} />}
      action={
        isRising ? (
          <TakeButton onTake={() => act({ take: true })} />
        ) : (
          <ActionButton label={word('begin')} isBusy={phase !== 'idle'} isDisabled={!canBegin} onClick={() => begin(isOn ? { auto } : {})} />
        )
      }
    />
  )
}
