import { useState } from 'react'
import { ReasonDialog } from '#frame/reason-dialog.tsx'
import { useAct } from '#request/use-op.ts'
import { useOff } from '#session/use-off.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Section } from '#ui/facts.tsx'
import { Nothing } from '#ui/states.tsx'
import { sayDone } from '#ui/toast.tsx'
import { type Passkey, PasskeyTable } from './passkey-table.tsx'
import type { ActProps } from './person-acts.tsx'
import type { PersonPartProps } from './person-head.tsx'

/** Removes a passkey of a colleague, at once: a device is lost. */
const RemovePasskeyDialog = ({ person, passkey, onClose }: ActProps & { passkey: Passkey }) => {
  const t = useTexts('staff')
  const { act, busy, error } = useAct('staff.removePasskey')
  const send = async (reason: string) => {
    if (!(await act({ personId: person.id, id: passkey.id, reason }))) return
    sayDone(t('passkey_removed', { name: passkey.name }))
    onClose()
  }
  return (
    <ReasonDialog
      title={t('passkey_remove_title', { name: passkey.name, login: person.login })}
      about={t('passkey_remove_about')}
      act={t('passkey_remove_act')}
      kills
      busy={busy}
      error={error}
      onClose={onClose}
      onAct={reason => void send(reason)}
    />
  )
}

export const PersonPasskeys = ({ person }: Pick<PersonPartProps, 'person'>) => {
  const t = useTexts('staff')
  const off = useOff()
  const [removed, setRemoved] = useState<Passkey>()
  return (
    <Section title={t('passkeys')} beside={t('passkey_rule')}>
      {person.passkeys.length === 0 ? (
        <Nothing>{t('person_no_passkey')}</Nothing>
      ) : (
        <PasskeyTable label={t('passkeys')} passkeys={person.passkeys} off={off('staff.endSessions')} onRemove={setRemoved} />
      )}
      {removed && <RemovePasskeyDialog person={person} passkey={removed} onClose={() => setRemoved(undefined)} />}
    </Section>
  )
}
