import { useState } from 'react'
import { useTexts } from '#texts/use-texts.ts'
import { Notice } from '#ui/windows/notice.tsx'

interface Question {
  readonly title: string
  readonly text: string
  readonly confirmLabel: string
  readonly action: () => Promise<void>
}

/** Asks for confirmation before something is ended. Returns a function that asks, and the notice to draw. */
export const useAskFirst = (busy: boolean) => {
  const shell = useTexts('shell')
  const [question, setQuestion] = useState<Question | null>(null)
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return {
    ask: (input: Question) => {
      setQuestion(input)
      setOpen(true)
    },
    notice: question && (
      <Notice
        open={open}
        title={question.title}
        text={question.text}
        confirmLabel={question.confirmLabel}
        danger
        busy={busy}
        onConfirm={() => void question.action().then(close)}
        cancel={{ label: shell('cancel'), onCancel: close }}
      />
    ),
  }
}
