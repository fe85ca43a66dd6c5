import { roles, type Role } from '@foyer/contract/ops/permissions'
import { useSession } from '#session/session.ts'
import { wordsOf } from '#texts/catalogues.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Select } from '#ui/select.tsx'
import styles from './staff.module.css'

/** A role, and where. */
export interface RoleChoice {
  readonly role: Role
  readonly merchant: string
}

export const RoleFields = ({ value, onChange }: { value: RoleChoice; onChange: (value: RoleChoice) => void }) => {
  const t = useTexts('staff')
  const { merchants } = useSession().me
  return (
    <div className={styles.two}>
      <Select
        label={t('role')}
        value={value.role}
        onChange={role => onChange({ ...value, role })}
        options={roles.map(role => ({ value: role, words: wordsOf('shell', `role_${role}`) }))}
      />
      <Select
        label={t('where')}
        value={value.merchant}
        onChange={merchant => onChange({ ...value, merchant })}
        options={[{ value: '*', words: t('everywhere') }, ...merchants.map(({ code, name }) => ({ value: code, words: name }))]}
      />
    </div>
  )
}
