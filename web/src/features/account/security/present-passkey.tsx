import { useState } from 'react'
import { ConfirmForm } from '#blocks/account/confirm/confirm-form.tsx'
import { FormProblem } from '#blocks/form-problem/form-problem.tsx'
import type { Security } from '#session/use-security.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { Form } from '#ui/forms/form.tsx'
import { TextField } from '#ui/forms/text-field.tsx'
import { PasskeyFacts } from './passkey-facts.tsx'
import { passkeyName } from './passkeys/passkey-name.ts'
import type { Passkey } from './subject.ts'
import { useChange } from './use-change.ts'
import styles from './forms.module.css'

/** As long as the server keeps it. */
const LONGEST_NAME = 40

export interface PasskeyStepsProps {
  security: Security
  refresh: () => Promise<void>
  onClose: () => void
}

/** One that the member has: when it was made and used, its name, and a button that removes it. Of one that was stopped first whose it is. */
export const PresentPasskey = ({ passkey, security, refresh, onClose }: PasskeyStepsProps & { passkey: Passkey }) => {
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
      <PasskeyFacts passkey={passkey} />
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
      {!removing && !held && (
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
