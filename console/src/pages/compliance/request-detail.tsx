import { Link, useSearchParams } from 'wouter'
import { useNow } from '#format/now.ts'
import { exactTime } from '#format/times.ts'
import { memberHref } from '#frame/paths.ts'
import { ReadTab } from '#frame/read-tab.tsx'
import { useOp } from '#request/use-op.ts'
import { useMay, useMerchant } from '#session/session.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Facts } from '#ui/facts.tsx'
import { Note } from '#ui/note.tsx'
import { Nothing } from '#ui/states.tsx'
import { RequestEnd } from './request-end.tsx'
import { dueTone } from './request-list.tsx'
import styles from './compliance.module.css'

/** A request with the date by which it is due, the way to the member’s data, and its answer. */
export const RequestDetail = ({ merchant, number }: { merchant: string; number: number }) => {
  const t = useTexts('compliance')
  const may = useMay()
  const now = useNow()
  const [query] = useSearchParams()
  const place = useMerchant()(merchant)
  const read = useOp('requests.list', { which: query.get('which') === 'ended' ? 'ended' : 'open' }, merchant)
  return (
    <ReadTab read={read}>
      {({ items }) => {
        const found = items.find(item => item.number === number)
        if (!found) return <Nothing>{t('gone')}</Nothing>
        return (
          <>
            <p className={styles.about}>
              {t('request_of')} <Link href={memberHref(merchant, found.member.id, 'data')}>{found.member.username}</Link> · {place?.name}
            </p>
            <h2 className={styles.title}>{t(`kind_${found.kind}`)}</h2>
            <p className={styles.text}>{found.text}</p>
            <Facts
              left
              facts={[
                { name: t('came'), value: exactTime(found.askedAt, place?.timeZone) },
                {
                  name: t('due_at'),
                  value: <span className={found.ended ? 'q' : dueTone(found.dueAt, now)}>{exactTime(found.dueAt, place?.timeZone)}</span>,
                },
                { name: t('written_by'), value: found.by },
                ...(found.ended
                  ? [
                      {
                        name: t(`outcome_${found.ended.outcome}`),
                        value: t('ended_by', { by: found.ended.by, when: exactTime(found.ended.at, place?.timeZone) }),
                      },
                      { name: t('answer'), value: found.ended.answer },
                    ]
                  : []),
              ]}
            />
            <Note>
              {t(`how_${found.kind}`)}{' '}
              <Link className="link" href={memberHref(merchant, found.member.id, 'data')}>
                {t('to_data')}
              </Link>
            </Note>
            {!found.ended && may('privacy.act', merchant) && <RequestEnd merchant={merchant} number={number} />}
          </>
        )
      }}
    </ReadTab>
  )
}
