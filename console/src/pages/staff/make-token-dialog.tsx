import { TOKEN_DAYS } from '@foyer/contract/staff/token-days'
import { useState } from 'react'
import { errorWords } from '#request/error-words.ts'
import { useAct } from '#request/use-op.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { Dialog, DialogFoot } from '#ui/dialog.tsx'
import { TextField } from '#ui/field.tsx'
import { Note } from '#ui/note.tsx'
import { Select } from '#ui/select.tsx'
import { Tick } from '#ui/tick.tsx'
import { OnceShown } from './once-shown.tsx'
import styles from './staff.module.css'

const LENGTHS = [1, 7, 30, TOKEN_DAYS]

/** Makes a token, with a code of the authenticator app, and shows it once. */
export const MakeTokenDialog = ({ onClose }: { onClose: () => void }) => {
  const t = useTexts('staff')
  const [name, setName] = useState('')
  const [days, setDays] = useState('30')
  const [mayAct, setMayAct] = useState(false)
  const [code, setCode] = useState('')
  const [made, setMade] = useState<string>()
  const { act, busy, error } = useAct('tokens.make')
  if (made !== undefined)
    return (
      <OnceShown title={t('token_made', { name: name.trim() })} about={t('token_once')} words={made} copied={t('token_copied')} onClose={onClose}>
        <Note>{t('token_use')}</Note>
      </OnceShown>
    )
  const isReady = name.trim() !== '' && code.trim() !== ''
  const send = async () => {
    const answer = await act({ name: name.trim(), days: Number(days), mayAct, code: code.trim() })
    if (answer) setMade(answer.token)
    else setCode('')
  }
  return (
    <Dialog title={t('token_make_title')} about={t('token_make_about')} onClose={onClose}>
      <form
        className="stack"
        onSubmit={event => {
          event.preventDefault()
          if (isReady && !busy) void send()
        }}
      >
        <div className={styles.two}>
          <TextField label={t('program')} hint={t('program_hint')} value={name} onChange={setName} maxLength={60} />
          <Select
            label={t('token_holds')}
            value={days}
            onChange={setDays}
            options={LENGTHS.map(count => ({ value: String(count), words: t('days', { count }) }))}
          />
        </div>
        <Tick checked={mayAct} onChange={setMayAct}>
          {t('token_may_act')}
        </Tick>
        <TextField
          label={t('code')}
          hint={t('code_hint')}
          value={code}
          onChange={setCode}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={20}
        />
        {error !== undefined && (
          <div role="alert">
            <Note tone="bad">{errorWords(error)}</Note>
          </div>
        )}
        <DialogFoot>
          <Button kind="plain" onPress={onClose}>
            {t('token_not')}
          </Button>
          <Button kind="go" type="submit" busy={busy} off={isReady ? undefined : t('token_missing')}>
            {t('token_make_act')}
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  )
}
