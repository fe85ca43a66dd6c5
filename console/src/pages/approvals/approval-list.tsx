import { DAY_S } from '@foyer/contract/time-units'
import { Link } from 'wouter'
import { MerchantMark } from '#frame/merchant-mark.tsx'
import { approvalPath } from '#frame/paths.ts'
import { wordsOf } from '#texts/catalogues.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Age } from '#ui/age/age.tsx'
import { State } from '#ui/marks.tsx'
import { Nothing } from '#ui/states.tsx'
import { Segment } from '#ui/tabs.tsx'
import { type Approval, headlineOf, toneOf } from './approval-words.ts'
import styles from './approvals.module.css'

interface ListProps {
  approvals: readonly Approval[]
  shown: 'waiting' | 'decided'
  onShow: (shown: 'waiting' | 'decided') => void
  open: string | undefined
}

export const ApprovalList = ({ approvals, shown, onShow, open }: ListProps) => {
  const t = useTexts('approvals')
  return (
    <section aria-label={t('list')}>
      <div className={styles.head}>
        <Segment
          label={t('which')}
          value={shown}
          onChange={onShow}
          options={[
            { value: 'waiting', words: t('waiting') },
            { value: 'decided', words: t('decided') },
          ]}
        />
        <span className="m">{approvals.length}</span>
      </div>
      {approvals.length === 0 && (
        <div className={styles.head}>
          <Nothing>{shown === 'waiting' ? t('nothing_waits') : t('nothing_decided')}</Nothing>
        </div>
      )}
      {approvals.map(approval => (
        <Link
          key={`${approval.merchant} ${approval.id}`}
          className={styles.item}
          href={approvalPath(approval.merchant, approval.id)}
          aria-current={open === approvalPath(approval.merchant, approval.id) ? 'true' : undefined}
          data-row
        >
          <span className="row">
            <b className="cut">{headlineOf(approval)}</b>
            <span className="end s">
              {approval.state === 'waiting' ? (
                <Age since={approval.askedAt} promise={DAY_S} />
              ) : (
                <State tone={toneOf(approval.state)}>{t(`state_${approval.state}`)}</State>
              )}
            </span>
          </span>
          <span className="row s q">
            {approval.merchant !== '*' && <MerchantMark code={approval.merchant} />}
            <span className="cut">{wordsOf('approvals', `kind_${approval.kind}`)}</span>
            <span className="end m cut">{approval.isOwn ? t('yours') : approval.maker.login}</span>
          </span>
        </Link>
      ))}
    </section>
  )
}
