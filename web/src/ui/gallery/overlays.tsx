import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/forms/text-field.tsx'
import { ChoiceRow, List } from '#ui/list.tsx'
import { FullScreenSpinner } from '#ui/states/full-screen-spinner.tsx'
import { Dialog, Sheet } from '#ui/windows/dialog.tsx'
import { Notice } from '#ui/windows/notice.tsx'
import { Sample } from './sample.tsx'
import type { Words } from './words.ts'

const kinds = ['dialog', 'sheet', 'notice', 'question', 'spinner', 'toast'] as const

interface OverlaysProps {
  words: Words
  /** The one that is open from the start, for screenshots. */
  first: string | null
  showToast: (text: string) => void
}

export const Overlays = ({ words, first, showToast }: OverlaysProps) => {
  const [open, setOpen] = useState<string | null>(first)
  const close = () => setOpen(null)
  return (
    <Sample name="Overlays" row>
      {kinds.map(kind => (
        <Button key={kind} look="quiet" small onClick={() => (kind === 'toast' ? showToast(words.toast) : setOpen(kind))}>
          {kind}
        </Button>
      ))}
      <Dialog open={open === 'dialog'} title={words.title} closeLabel={words.close} onClose={close}>
        <TextField label={words.name} hint={words.hint} />
        <Button wide onClick={() => showToast(words.toast)}>
          {words.confirm}
        </Button>
      </Dialog>
      <Sheet open={open === 'sheet'} title={words.language} closeLabel={words.close} onClose={close}>
        <List>
          {['English', '简体中文', 'اردو'].map((title, index) => (
            <ChoiceRow key={title} title={title} chosen={index === 0} onChoose={close} />
          ))}
        </List>
      </Sheet>
      <Notice open={open === 'notice'} title={words.notice} text={words.text} confirmLabel={words.confirm} onConfirm={close} />
      <Notice
        open={open === 'question'}
        title={words.delete}
        text={words.text}
        confirmLabel={words.delete}
        danger
        onConfirm={close}
        cancel={{ label: words.cancel, onCancel: close }}
      />
      {open === 'spinner' && <FullScreenSpinner label={words.busy} />}
    </Sample>
  )
}
