import { shortTime } from '#format/times.ts'
import { useMerchant } from '#session/session.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Section } from '#ui/facts.tsx'
import type { OpenApproval } from './decision.tsx'
import styles from './approvals.module.css'

/** Who said what, and when. */
export const ApprovalHistory = ({ approval }: { approval: OpenApproval }) => {
  const t = useTexts('approvals')
  const zone = useMerchant()(approval.merchant)?.timeZone
  const { maker, askedAt, reason, checker, decidedAt, answer, state } = approval
  return (
    <Section title={t('what_happened')}>
      <ol className={styles.history}>
        <li>
          <time>{shortTime(askedAt, zone)}</time>
          <div>
            <b>{maker.login}</b> <span className="q">{t('asked')}</span>
            <blockquote>{reason}</blockquote>
          </div>
        </li>
        {checker && decidedAt !== null && (
          <li>
            <time>{shortTime(decidedAt, zone)}</time>
            <div>
              <b>{checker.login}</b> <span className="q">{state === 'approved' ? t('approved') : t('refused')}</span>
              {answer !== null && <blockquote>{answer}</blockquote>}
            </div>
          </li>
        )}
      </ol>
    </Section>
  )
}
