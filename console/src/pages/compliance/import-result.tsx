import { Link } from 'wouter'
import { memberHref } from '#frame/paths.ts'
import type { OpAnswer } from '#request/call.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { Dialog, DialogFoot } from '#ui/dialog.tsx'
import { Facts } from '#ui/facts.tsx'
import { Note } from '#ui/note.tsx'
import type { RegisterRow } from './read-register.ts'
import styles from './compliance.module.css'

export type Imported = OpAnswer<'exclusions.import'>

export const ImportResult = ({
  merchant,
  rows,
  found,
  onClose,
}: {
  merchant: string
  rows: readonly RegisterRow[]
  found: Imported
  onClose: () => void
}) => {
  const t = useTexts('compliance')
  const nameOf = (at: number) => Object.values(rows[at] ?? {}).join(', ')
  return (
    <Dialog title={t('imported')} onClose={onClose}>
      <Facts
        left
        facts={[
          { name: t('excluded'), value: found.excluded.toLocaleString('en') },
          { name: t('already'), value: found.already.toLocaleString('en') },
          { name: t('unknown'), value: found.unknown.length.toLocaleString('en') },
        ]}
      />
      {found.possible.length > 0 && (
        <>
          <Note tone="warn">{t('possible_about')}</Note>
          <ul className={styles.possible}>
            {found.possible.map(({ row, member }) => (
              <li key={`${row} ${member.id}`}>
                {nameOf(row)}:{' '}
                <Link className="link" href={memberHref(merchant, member.id, 'limits')}>
                  {member.username}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
      <DialogFoot>
        <Button kind="go" onPress={onClose}>
          {t('ready')}
        </Button>
      </DialogFoot>
    </Dialog>
  )
}
