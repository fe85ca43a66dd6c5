import { ReasonDialog } from '#frame/reason-dialog.tsx'
import type { OpAnswer } from '#request/call.ts'
import { useAct } from '#request/use-op.ts'
import { useTexts } from '#texts/use-texts.ts'
import { sumWords } from '#ui/sum.tsx'
import { sayDone } from '#ui/toast.tsx'

/** Asks a second person to declare a round void. */
export const VoidRound = ({ merchant, round, onClose }: { merchant: string; round: OpAnswer<'games.round'>; onClose: () => void }) => {
  const t = useTexts('games')
  const act = useAct('games.askVoid')
  const ask = async (reason: string) => {
    if (!(await act.act({ provider: round.provider, round: round.round, reason }, merchant))) return
    sayDone(t('void_asked'))
    onClose()
  }
  return (
    <ReasonDialog
      title={t('void_round_title', { game: round.name })}
      about={t('void_round_about', { staked: sumWords(round.staked, round), won: sumWords(round.won, round), member: round.member.username })}
      act={t('void_ask')}
      kills
      busy={act.busy}
      error={act.error}
      onAct={reason => void ask(reason)}
      onClose={onClose}
    />
  )
}
