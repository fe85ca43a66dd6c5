import type { OpAnswer } from '#request/call.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Age } from '#ui/age/age.tsx'
import { Button } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { Tag } from '#ui/marks.tsx'
import styles from './staff.module.css'

export type Passkey = OpAnswer<'passkeys.list'>['passkeys'][number]

interface Props {
  label: string
  passkeys: readonly Passkey[]
  /** Why none can be removed, where that is so. */
  off?: string | undefined
  onRemove: (passkey: Passkey) => void
}

/** Passkeys of a person, each with what removes it. */
export const PasskeyTable = ({ label, passkeys, off, onRemove }: Props) => {
  const t = useTexts('staff')
  return (
    <table className={styles.table} aria-label={label}>
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
              <Button small kind="plain" off={off} onPress={() => onRemove(passkey)}>
                {t('passkey_remove')}
              </Button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
