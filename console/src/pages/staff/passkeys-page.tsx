import { useState } from 'react'
import { Page } from '#frame/page.tsx'
import { ReadTab } from '#frame/read-tab.tsx'
import type { OpAnswer } from '#request/call.ts'
import { errorWords } from '#request/error-words.ts'
import { useAct, useOp } from '#request/use-op.ts'
import { hasPasskeys } from '#sign-in/passkey-support.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Age } from '#ui/age/age.tsx'
import { Button } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { Tag } from '#ui/marks.tsx'
import { Note } from '#ui/note.tsx'
import { Nothing } from '#ui/states.tsx'
import { sayDone } from '#ui/toast.tsx'
import { AddPasskeyDialog } from './add-passkey-dialog.tsx'
import styles from './staff.module.css'

type Passkey = OpAnswer<'passkeys.list'>['passkeys'][number]

const PasskeyTable = ({ passkeys, onRemove }: { passkeys: readonly Passkey[]; onRemove: (passkey: Passkey) => void }) => {
  const t = useTexts('staff')
  return (
    <table className={styles.table} aria-label={t('own_passkeys')}>
      <thead>
        <tr>
          <th>{t('passkey_name')}</th>
          <th>{t('passkey_at')}</th>
          <th className={classes('r', styles.late)}>{t('passkey_since')}</th>
          <th className="r">{t('seen')}</th>
          <th>
            <span className="unseen">{t('passkey_remove')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {passkeys.map(passkey => (
          <tr key={passkey.id}>
            <td>
              <b>{passkey.name}</b> {passkey.synced && <Tag>{t('passkey_synced')}</Tag>}
            </td>
            <td>{passkey.domain}</td>
            <td className={classes('r', styles.late)}>
              <Age since={passkey.addedAt} />
            </td>
            <td className="r">{passkey.lastUsedAt === null ? <span className="m">–</span> : <Age since={passkey.lastUsedAt} />}</td>
            <td className="r">
              <Button small kind="plain" onPress={() => onRemove(passkey)}>
                {t('passkey_remove')}
              </Button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

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
            <PasskeyTable passkeys={passkeys} onRemove={passkey => void remove(passkey)} />
          )
        }
      </ReadTab>
      {isAdding && <AddPasskeyDialog onClose={() => setAdding(false)} />}
    </Page>
  )
}
