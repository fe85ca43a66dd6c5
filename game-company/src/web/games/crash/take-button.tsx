import { factorAfter, MOST } from '#games/crash/rules.ts'
import { times } from '#games/game-rules.ts'
import { ActionButton } from '#web/shell/action-button.tsx'
import { usePlay } from '#web/shell/play.ts'
import type words from '#web/texts/crash/en.json'
import { useWords } from '#web/words.ts'
import { useElapsed } from './use-elapsed.ts'

/** Takes what the lantern is worth, and says how much that is by now. */
export const TakeButton = ({ onTake }: { readonly onTake: () => void }) => {
  const { phase, round, money, isCalm } = usePlay()
  const word = useWords<typeof words>('crash')
  const elapsed = useElapsed(round, true, isCalm)
  const amount = times(round?.stake ?? 0, Math.min(MOST, factorAfter(elapsed)) * 100)
  return <ActionButton label={word('take')} hint={money.money(amount)} tone="take" isDisabled={phase !== 'open'} onClick={onTake} />
}
