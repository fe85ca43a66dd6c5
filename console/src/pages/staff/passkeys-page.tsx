import { useState } from 'react'
import { Page } from '#frame/page.tsx'
import { ReadTab } from '#frame/read-tab.tsx'
import { errorWords } from '#request/error-words.ts'
import { useAct, useOp } from '#request/use-op.ts'
import { hasPasskeys } from '#sign-in/passkey-support.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { Note } from '#ui/note.tsx'
import { Nothing } from '#ui/states.tsx'
import { sayDone } from '#ui/toast.tsx'
import { AddPasskeyDialog } from './add-passkey-dialog.tsx'
import { type Passkey, PasskeyTable } from './passkey-table.tsx'
import styles from './staff.module.css'

/** One’s own passkeys, which sign in without password and code. */
export const PasskeysPage = () => {
  const t = useTexts('staff')
  const [isAdding, setAdding] = useState(false)
  const read = useOp('passkeys.list', {})
  const { act, error: failure } = useAct('passkeys.remove')
  const remove = async ({ id, name }: Passkey) => {
    if (await act({ id })) sayDone(t('passkey_removed', { name }))
  }
  return (
    <Page title={t('own_passkeys')}>
      <div className={styles.head}>
        <p className="q">{t('passkeys_about')}</p>
        <span className="end">
          <Button kind="go" onPress={() => setAdding(true)} off={hasPasskeys() ? undefined : t('passkey_not_here')}>
            {t('passkey_add')}
          </Button>
        </span>
      </div>
      {failure !== undefined && (
        <div role="alert">
          <Note tone="bad">{errorWords(failure)}</Note>
        </div>
      )}
      <ReadTab read={read}>
        {({ passkeys }) =>
          passkeys.length === 0 ? (
            <Nothing below={t('no_passkey_below')}>{t('no_passkey')}</Nothing>
          ) : (
            <PasskeyTable label={t('own_passkeys')} passkeys={passkeys} onRemove={passkey => void remove(passkey)} />
          )
        }
      </ReadTab>
      {isAdding && <AddPasskeyDialog onClose={() => setAdding(false)} />}
    </Page>
  )
}
