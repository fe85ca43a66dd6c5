import { useState } from 'react'
import { PagedRows } from '#blocks/paged-rows/paged-rows.tsx'
import { paths } from '#navigation/paths.ts'
import { useRequest } from '#request/request-context.ts'
import { useSession } from '#session/session-store.ts'
import { useTexts } from '#texts/use-texts.ts'
import { IconLink } from '#ui/icons/icon-button.tsx'
import { backIcon } from '#ui/icons/icons.ts'
import { AppBar } from '#ui/layout/app-bar.tsx'
import { PageHead } from '#ui/layout/page-head.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { List } from '#ui/list.tsx'
import { FeedbackForm } from './feedback-form.tsx'
import { FeedbackRow } from './feedback-row.tsx'
import styles from './feedback-page.module.css'

/** Where a member tells the merchant what went wrong, and finds the answers. */
export const FeedbackPage = () => {
  const t = useTexts('feedback')
  const wallet = useTexts('wallet')
  const shell = useTexts('shell')
  const { request } = useRequest()
  const session = useSession()
  const [sent, setSent] = useState(0)
  return (
    <Screen bar={<AppBar start={<IconLink glyph={backIcon} label={shell('back')} href={paths.memberHome} />} />}>
      <div className={styles.page}>
        <PageHead title={t('title')} text={t('text')} />
        <FeedbackForm onSent={() => setSent(count => count + 1)} />
        {session && (
          <List heading={t('mine')}>
            <PagedRows
              key={sent}
              name={['feedback.list', session.id, String(sent)]}
              load={async before => {
                const { feedback, more } = await request('feedback.list', before === undefined ? {} : { before: Number(before) }, { alert: false })
                return { rows: feedback, next: more ? String(feedback[feedback.length - 1]?.id) : undefined }
              }}
              RowFace={FeedbackRow}
              empty={<p className={styles.none}>{t('none')}</p>}
              failed={wallet('list_failed')}
              more={wallet('show_more')}
            />
          </List>
        )}
      </div>
    </Screen>
  )
}
