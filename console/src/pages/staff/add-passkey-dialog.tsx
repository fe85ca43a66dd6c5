import { useState } from 'react'
import { call } from '#request/call.ts'
import { readAgain } from '#request/use-op.ts'
import { useCeremony } from '#sign-in/use-ceremony.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { Dialog, DialogFoot } from '#ui/dialog.tsx'
import { TextField } from '#ui/field.tsx'
import { Note } from '#ui/note.tsx'
import { sayDone } from '#ui/toast.tsx'

/** Has the browser make a passkey, and adds it with a code of the authenticator app. */
export const AddPasskeyDialog = ({ onClose }: { onClose: () => void }) => {
  const t = useTexts('staff')
  const [given, setName] = useState('')
  const [code, setCode] = useState('')
  const { run, busy, failure } = useCeremony()
  const name = given.trim()
  const isReady = name !== '' && code.trim() !== ''
  const add = () =>
    run(async ({ makePasskey }) => {
      const passkey = await makePasskey(await call('passkeys.begin', {}))
      await call('passkeys.add', { name, passkey, code: code.replaceAll(/\s/g, '') })
      readAgain('passkeys.list')
      sayDone(t('passkey_added', { name }))
      onClose()
    })
  return (
    <Dialog title={t('passkey_add_title')} about={t('passkey_add_about')} onClose={onClose}>
      <form
        className="stack"
        onSubmit={event => {
          event.preventDefault()
          if (isReady && !busy) void add()
        }}
      >
        <TextField label={t('passkey_name')} hint={t('passkey_name_hint')} value={given} onChange={setName} maxLength={40} />
        <TextField
          label={t('code')}
          hint={t('code_hint')}
          value={code}
          onChange={setCode}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={20}
        />
        {failure !== undefined && (
          <div role="alert">
            <Note tone="bad">{failure}</Note>
          </div>
        )}
        <DialogFoot>
          <Button kind="plain" onPress={onClose}>
            {t('token_not')}
          </Button>
          <Button kind="go" type="submit" busy={busy} off={isReady ? undefined : t('token_missing')}>
            {t('passkey_add_act')}
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  )
}
