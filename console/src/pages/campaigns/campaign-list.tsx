import { shortTime } from '#format/times.ts'
import { pathTo } from '#frame/paths.ts'
import { errorWords } from '#request/error-words.ts'
import type { useOp } from '#request/use-op.ts'
import type { MyMerchant } from '#session/session.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Failed, Waiting } from '#ui/states.tsx'
import { WorkHead, WorkNothing, WorkRow } from '#ui/work-list.tsx'
import styles from './campaigns.module.css'

/** The address of a campaign that is being written. */
export const NEW = 'new'

export const CampaignList = ({
  merchant,
  open,
  read,
}: {
  merchant: MyMerchant
  open: string | undefined
  read: ReturnType<typeof useOp<'campaigns.list'>>
}) => {
  const t = useTexts('campaigns')
  if (read.error !== undefined && !read.value) return <Failed onAgain={read.again}>{errorWords(read.error)}</Failed>
  if (!read.value) return <Waiting />
  return (
    <>
      <WorkHead>
        <div className={styles.head}>
          <b>{merchant.name}</b>
        </div>
      </WorkHead>
      {merchant.permissions.includes('campaigns.edit') && (
        <WorkRow
          href={pathTo('campaigns', merchant.code, NEW)}
          current={open === NEW}
          title={<b>{t('write')}</b>}
          beside={null}
          below={t('write_below')}
        />
      )}
      {read.value.items.length === 0 && <WorkNothing>{t('none')}</WorkNothing>}
      {read.value.items.map(item => (
        <WorkRow
          key={item.id}
          href={pathTo('campaigns', merchant.code, item.id)}
          current={open === item.id}
          title={<b>{item.name}</b>}
          beside={<span className="s">{t(`state_${item.state}`)}</span>}
          below={<span className="q">{t(`channel_${item.channel}`)}</span>}
          belowBeside={
            <span className="s q nw">
              {item.reached > 0 ? t('reached', { members: item.reached.toLocaleString('en') }) : shortTime(item.changedAt, merchant.timeZone)}
            </span>
          }
        />
      ))}
    </>
  )
}
