import { useState } from 'react'
import type { OpAnswer } from '#request/call.ts'
import { useAct } from '#request/use-op.ts'
import { useTexts } from '#texts/use-texts.ts'
import { sayDone } from '#ui/toast.tsx'

/** What is written here and not kept yet. `revision`: that of the draft from which it began. */
interface Written {
  readonly value: unknown
  readonly revision: number | null
}

interface Props {
  merchant: string
  kind: string
  draft: OpAnswer<'content.get'>['draft']
}

/** What is written of a kind of content: it is kept as a draft, taken back, or thrown away with its draft. */
export const useWritten = ({ merchant, kind, draft }: Props) => {
  const t = useTexts('content')
  const [written, setWritten] = useState<Written>()
  const save = useAct('content.save')
  const discard = useAct('content.discard')
  const keep = async () => {
    if (!written) return
    const answer = await save.act({ kind, written: JSON.stringify(written.value, null, 2), revision: written.revision }, merchant)
    if (!answer) return
    setWritten(undefined)
    sayDone(t(answer.faults.length === 0 ? 'kept' : 'kept_wrong', { number: answer.number, count: answer.faults.length }))
  }
  const throwAway = async () => {
    if (!draft || !(await discard.act({ kind, revision: draft.revision }, merchant))) return
    setWritten(undefined)
    sayDone(t('discarded', { number: draft.number }))
  }
  return {
    written,
    write: (value: unknown) => setWritten({ value, revision: written ? written.revision : (draft?.revision ?? null) }),
    takeBack: () => setWritten(undefined),
    keep,
    isKeeping: save.busy,
    throwAway,
    isThrowingAway: discard.busy,
    error: save.error ?? discard.error,
  }
}
