import { ReadTab } from '#frame/read-tab.tsx'
import type { TabProps } from '#pages/members/member.ts'
import { useOp } from '#request/use-op.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Facts } from '#ui/facts.tsx'
import { Note } from '#ui/note.tsx'
import styles from '#pages/members/members.module.css'

export const TicketProof = ({
  member,
  merchant,
  number,
  onClose,
}: Pick<TabProps, 'member' | 'merchant'> & { number: number; onClose: () => void }) => {
  const t = useTexts('members')
  const read = useOp('members.ticketProof', { id: member.id, number }, merchant)
  return (
    <Dialog title={t('proof_title', { number: String(number) })} about={t('proof_about')} onClose={onClose}>
      <ReadTab read={read}>
        {({ receipt, counted, root, verifyPath }) => (
          <>
            <Note tone={root !== null && !counted ? 'bad' : undefined}>
              {root === null ? t('proof_waits') : counted ? t('proof_counted') : t('proof_missing')}
            </Note>
            <Facts
              left
              facts={[
                { name: t('proof_root'), value: <span className="mono">{root ?? '–'}</span> },
                { name: t('proof_page'), value: <span className="mono">{verifyPath}</span> },
              ]}
            />
            <pre className={styles.receipt}>{receipt}</pre>
          </>
        )}
      </ReadTab>
    </Dialog>
  )
}
