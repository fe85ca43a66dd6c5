import { DAY_S } from '@foyer/contract/time-units'
import { Link } from 'wouter'
import { approvalPath } from '#frame/paths.ts'
import { FRESH_EVERY, useOp } from '#request/use-op.ts'
import { useMay } from '#session/session.ts'
import { wordsOf } from '#texts/catalogues.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Age } from '#ui/age/age.tsx'
import { Section } from '#ui/facts.tsx'
import { Nothing } from '#ui/states.tsx'
import styles from './today.module.css'

const ReadWithYou = () => {
  const t = useTexts('today')
  const { value } = useOp('approvals.list', { state: 'waiting' }, undefined, { every: FRESH_EVERY })
  if (!value) return null
  const own = value.approvals.filter(({ isOwn, mayDecide }) => isOwn || mayDecide)
  return (
    <Section title={t('with_you')} beside={own.length > 0 ? own.length : undefined}>
      {own.length === 0 && <Nothing>{t('nothing_with_you')}</Nothing>}
      <div className={styles.mine}>
        {own.slice(0, 6).map(({ merchant, id, kind, askedAt, maker, isOwn }) => (
          <Link key={`${merchant} ${id}`} href={approvalPath(merchant, id)} data-row>
            <span className="cut">
              {wordsOf('approvals', `kind_${kind}`)} <span className="m s">{isOwn ? t('you_asked') : t('asked_by', { login: maker.login })}</span>
            </span>
            <Age since={askedAt} promise={DAY_S} />
          </Link>
        ))}
      </div>
    </Section>
  )
}

/** What this person asked for, or may decide about. */
export const WithYou = () => (useMay()('approvals.read') ? <ReadWithYou /> : null)
