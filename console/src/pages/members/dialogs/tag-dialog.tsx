import { useState } from 'react'
import { errorWords } from '#request/error-words.ts'
import { useAct } from '#request/use-op.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { Dialog, DialogFoot } from '#ui/dialog.tsx'
import { TextField } from '#ui/field.tsx'
import { Note } from '#ui/note.tsx'
import { sayDone } from '#ui/toast.tsx'

const FORM = /^[a-z0-9][a-z0-9-]{0,31}$/

interface Props {
  merchant: string
  members: readonly { readonly id: string; readonly username: string }[]
  onClose: () => void
  onDone: () => void
}

export const TagDialog = ({ merchant, members, onClose, onDone }: Props) => {
  const t = useTexts('members')
  const { act, busy, error } = useAct('members.tag')
  const [tag, setTag] = useState('')
  const [only] = members
  const name = members.length === 1 && only ? only.username : t('members', { count: members.length })
  const isWrong = tag !== '' && !FORM.test(tag)
  const send = async () => {
    if (!(await act({ ids: members.map(({ id }) => id), tag, on: true }, merchant))) return
    sayDone(t('tag_done', { tag, name }))
    onDone()
  }
  return (
    <Dialog title={t('tag_title', { name })} size="narrow" onClose={onClose}>
      <form
        onSubmit={event => {
          event.preventDefault()
          if (FORM.test(tag)) void send()
        }}
      >
        <TextField
          label={t('tag')}
          hint={t('tag_hint')}
          fault={isWrong ? t('tag_wrong') : undefined}
          value={tag}
          maxLength={32}
          onChange={value => setTag(value.toLowerCase().replaceAll(' ', '-'))}
        />
        {error !== undefined && <Note tone="bad">{errorWords(error)}</Note>}
        <DialogFoot>
          <Button kind="plain" onPress={onClose}>
            {t('leave')}
          </Button>
          <Button kind="go" type="submit" busy={busy} off={FORM.test(tag) ? undefined : t('tag_missing')}>
            {t('tag_go')}
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  )
}
