import { Link } from 'wouter'
import { exactTime } from '#format/times.ts'
import { memberHref } from '#frame/paths.ts'
import { ReadTab } from '#frame/read-tab.tsx'
import { useOp } from '#request/use-op.ts'
import { useMerchant } from '#session/session.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Facts, Section } from '#ui/facts.tsx'
import { CaseActs } from './case-acts.tsx'
import { CaseNotes } from './case-notes.tsx'
import { SignalRow } from './signal-row.tsx'
import { Weight } from './weight.tsx'
import styles from './risk.module.css'

/** A case: what was noticed with its numbers, what staff found, and what they can do. */
export const CaseDetail = ({ merchant, id }: { merchant: string; id: number }) => {
  const t = useTexts('risk')
  const place = useMerchant()(merchant)
  const read = useOp('risk.case', { id }, merchant)
  return (
    <ReadTab read={read}>
      {found => (
        <>
          <div className={styles.head}>
            <h2>
              <Link className={styles.member} href={memberHref(merchant, found.member.id)}>
                {found.member.username || found.member.id}
              </Link>
            </h2>
            <Weight value={found.weight} />
          </div>
          <p className="q">{t('no_verdict')}</p>
          <CaseActs merchant={merchant} found={found} />
          <Facts
            left
            facts={[
              { name: t('state'), value: t(`state_${found.state}`) },
              { name: t('opened'), value: `${exactTime(found.openedAt, place?.timeZone)} · ${found.openedBy ?? t('by_signals')}` },
              { name: t('assigned'), value: found.assignedTo ?? t('nobody') },
              ...found.locks.map(({ scope, by, reason }) => ({ name: t(`scope_${scope}`), value: t('locked_by', { by, reason }) })),
              ...(found.closed
                ? [{ name: t('closed'), value: `${found.closed.reason} · ${found.closed.by}, ${exactTime(found.closed.at, place?.timeZone)}` }]
                : []),
            ]}
          />
          <Section title={t('signals')}>
            {found.signals.length === 0 && <p className="q">{t('no_signals')}</p>}
            {found.signals.map((signal, at) => (
              <SignalRow key={at} merchant={merchant} found={found} signal={signal} />
            ))}
          </Section>
          <CaseNotes merchant={merchant} found={found} />
        </>
      )}
    </ReadTab>
  )
}
