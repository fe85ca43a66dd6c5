import { useState } from 'react'
import { ConfirmForm } from '#blocks/account/confirm/confirm-form.tsx'
import { FormProblem } from '#blocks/form-problem/form-problem.tsx'
import type { Security } from '#session/use-security.ts'
import { useFormat } from '#texts/use-format.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { Form } from '#ui/forms/form.tsx'
import { TextField } from '#ui/forms/text-field.tsx'
import { Sheet } from '#ui/windows/dialog.tsx'
import { NewRecoveryCodes } from './new-recovery-codes.tsx'
import { NewPasskey } from './passkeys/new-passkey.tsx'
import { passkeyName } from './passkeys/passkey-name.ts'
import type { Passkey, PasskeySubject } from './subject.ts'
import { useChange } from './use-change.ts'
import styles from './forms.module.css'

/** As long as the server keeps it. */
const LONGEST_NAME = 40

interface StepsProps {
  security: Security
  refresh: () => Promise<void>
  onClose: () => void
}

/** When it was made and used, and where it works. */
const Facts = ({ passkey: { addedAt, lastUsedAt, synced, held, elsewhere } }: { passkey: Passkey }) => {
  const t = useTexts('security')
  const format = useFormat()
  const facts = [
    t('passkey_since', { date: format.moment(addedAt, 'date') }),
    lastUsedAt !== null && t('passkey_used', { date: format.moment(lastUsedAt, 'date-time') }),
    synced && t('passkey_synced'),
    held && t('passkey_held'),
    elsewhere !== null && t('passkey_elsewhere', { domain: elsewhere }),
  ].filter(fact => fact !== false)
  return (
    <div className={styles.text}>
      {facts.map(fact => (
        <p key={fact}>{fact}</p>
      ))}
    </div>
  )
}

/** One that the member has: when it was made and used, its name, and a button that removes it. */
const Present = ({ passkey, security, refresh, onClose }: StepsProps & { passkey: Passkey }) => {
  const t = useTexts('security')
  const [removing, setRemoving] = useState(false)
  const [keeping, setKeeping] = useState(false)
  const rename = useChange(refresh, onClose)
  const remove = useChange(refresh, onClose)
  const keep = useChange(refresh, onClose)
  const { id, held } = passkey
  if ((removing || keeping) && security.confirm.needed) return <ConfirmForm security={security} onConfirmed={refresh} />
  const take = () =>
    remove.run(async request => {
      const { removed } = await request('member.passkeyRemove', { id })
      // It is gone in any case; a browser that does not hear of it only goes on offering it.
      if (removed) void import('#blocks/account/passkey/ceremony.ts').then(({ forgetPasskey }) => forgetPasskey(removed)).catch(() => undefined)
    }, t('removed'))
  return (
    <div className={styles.form}>
      <Facts passkey={passkey} />
      {held && !removing && (
        <>
          <FormProblem problem={keep.problem} />
          <Button
            wide
            busy={keep.processing}
            busyLabel={t('saving')}
            onClick={() => {
              setKeeping(true)
              void keep.run(request => request('member.passkeyKeep', { ids: [id] }), t('saved'))
            }}
          >
            {t('passkey_keep')}
          </Button>
        </>
      )}
      {!removing && (
        <Form
          onSubmit={(_form, values) => {
            const name = values['passkeyName']?.trim() ?? ''
            if (name !== '') void rename.run(request => request('member.passkeyRename', { id, name }), t('saved'))
          }}
        >
          <FormProblem problem={rename.problem} />
          <TextField
            name="passkeyName"
            label={t('passkey_name')}
            defaultValue={passkeyName(passkey) ?? ''}
            maxLength={LONGEST_NAME}
            enterKeyHint="done"
          />
          <Button type="submit" wide busy={rename.processing} busyLabel={t('saving')}>
            {t('save')}
          </Button>
        </Form>
      )}
      <FormProblem problem={remove.problem} />
      {removing && <p className={styles.text}>{t('passkey_remove_text')}</p>}
      <Button look="danger" wide busy={remove.processing} busyLabel={t('saving')} onClick={() => (removing ? void take() : setRemoving(true))}>
        {t('remove')}
      </Button>
    </div>
  )
}

const Add = ({ security, refresh, onClose }: StepsProps) => {
  const t = useTexts('security')
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  if (codes) return <NewRecoveryCodes codes={codes} onSaved={onClose} />
  if (security.confirm.needed) return <ConfirmForm security={security} onConfirmed={refresh} />
  return (
    <div className={styles.form}>
      <p className={styles.text}>{t('passkeys_text')}</p>
      <NewPasskey
        onMade={async ({ recoveryCodes }) => {
          if (recoveryCodes) setCodes(recoveryCodes)
          else onClose()
          await refresh()
        }}
      />
    </div>
  )
}

interface PasskeySheetProps extends StepsProps {
  open: boolean
  subject: PasskeySubject
}

/** Makes a passkey, or shows one that the member has. */
export const PasskeySheet = ({ open, subject, ...shared }: PasskeySheetProps) => {
  const t = useTexts('security')
  const shell = useTexts('shell')
  const title = subject === 'new' ? t('passkey_create') : (passkeyName(subject) ?? t('unknown_device'))
  // Another subject, or the same opened again, begins anew.
  const [count, setCount] = useState({ open, count: 0 })
  if (open !== count.open) setCount({ open, count: count.count + (open ? 1 : 0) })
  return (
    <Sheet open={open} title={title} closeLabel={shell('close')} onClose={shared.onClose}>
      {subject === 'new' ? <Add key={count.count} {...shared} /> : <Present key={`${subject.id} ${count.count}`} passkey={subject} {...shared} />}
    </Sheet>
  )
}
