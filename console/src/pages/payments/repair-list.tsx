import { MerchantMark } from '#frame/merchant-mark.tsx'
import { pathTo } from '#frame/paths.ts'
import { useOpOfEach } from '#request/use-op-of-each.ts'
import { FRESH_EVERY } from '#request/use-op.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Age } from '#ui/age/age.tsx'
import { Waiting } from '#ui/states.tsx'
import { sumWords } from '#ui/sum.tsx'
import { WorkNothing, WorkRow } from '#ui/work-list.tsx'
import { type OpenItem, together } from './together.ts'

export const RepairList = ({ codes, part, open }: { codes: readonly string[]; part: 'stuck' | 'contradictions'; open: OpenItem }) => {
  const t = useTexts('payments')
  const isStuck = part === 'stuck'
  const stuck = useOpOfEach('payments.stuck', isStuck ? {} : undefined, codes, { every: FRESH_EVERY })
  const contradicting = useOpOfEach('payments.contradictions', isStuck ? undefined : {}, codes, { every: FRESH_EVERY })
  if (!(isStuck ? stuck : contradicting).value) return <Waiting />
  const items = isStuck ? together(stuck.value).map(item => ({ ...item, says: undefined })) : together(contradicting.value)
  if (items.length === 0) return <WorkNothing>{t(part === 'stuck' ? 'none_stuck' : 'none_contradicts')}</WorkNothing>
  return (
    <>
      {items.map(item => (
        <WorkRow
          key={item.id}
          href={pathTo('payments', part, item.merchant, item.id)}
          current={item.id === open.id}
          title={
            <>
              <b>{sumWords(item.amount, item)}</b> <span className="q">{t(item.kind)}</span>
            </>
          }
          beside={<Age since={item.createdAt} />}
          below={
            <span className="row">
              <MerchantMark code={item.merchant} />
              <span className="cut">{item.member.username}</span>
            </span>
          }
          belowBeside={<span className="warn">{item.says === undefined ? item.state : t('here_there', { here: item.state, there: item.says })}</span>}
        />
      ))}
    </>
  )
}
