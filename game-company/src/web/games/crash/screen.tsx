import { useEffect, useState } from 'preact/hooks'
import { MOST, type CrashAct, type CrashChoice, type CrashShown } from '#games/crash/rules.ts'
import { BeginButton } from '#web/shell/begin-button.tsx'
import { usePlay } from '#web/shell/play.ts'
import { Table } from '#web/shell/table.tsx'
import { useEnd } from '#web/shell/use-end.ts'
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
  const { phase, round, isFixed, act, look, isCalm } = usePlay<CrashChoice, CrashAct, CrashShown>()
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
  useEnd(END_MS, () => {
    if (round?.payout === 0) sounds.thud()
    return undefined
  })

  return (
    <Table
      game="crash"
      scene={<Sky round={isLighting ? undefined : round} isRising={isRising} isLighting={isLighting} isCalm={isCalm} />}
      controls={<AutoControl auto={auto} isOn={isOn} isFixed={isFixed} onAuto={setAuto} onSwitch={setOn} />}
      action={isRising ? <TakeButton onTake={() => act({ take: true })} /> : <BeginButton label={word('begin')} choice={isOn ? { auto } : {}} />}
    />
  )
}
