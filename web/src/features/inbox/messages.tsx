import { useState } from 'react'
import { useMarkRead } from '#blocks/content/announcements/use-read-marks.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { Hidden } from '#ui/hidden.tsx'
import { alertIcon } from '#ui/icons/icons.ts'
import { bellIcon } from '#ui/icons/late-icons.ts'
import { Tabs } from '#ui/layout/tabs.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { MessageRow } from './message-row.tsx'
import { MessagesSkeleton } from './messages-skeleton.tsx'
import { useCategories, useMessages } from './use-messages.ts'
import styles from './messages.module.css'

/** The tab of all categories; no category can have this id. */
const ALL = '*'

const MessageList = ({ category }: { readonly category: string | undefined }) => {
  const t = useTexts('announcements')
  const shell = useTexts('shell')
  const { messages, failed, refresh, more, loadingMore } = useMessages(category)
  const markRead = useMarkRead()
  const unread = (messages ?? []).filter(({ read }) => !read)
  if (!messages && failed)
    return (
      <EmptyState glyph={alertIcon} title={t('messages_failed')}>
        <Button look="quiet" onClick={refresh}>
          {shell('retry')}
        </Button>
      </EmptyState>
    )
  if (!messages)
    return (
      <>
        <p role="status">
          <Hidden>{shell('loading')}</Hidden>
        </p>
        <MessagesSkeleton />
      </>
    )
  if (messages.length === 0) return <EmptyState glyph={bellIcon} title={t('messages_empty_title')} text={t('messages_empty_text')} />
  return (
    <div className={styles.messages}>
      {unread.length > 0 && (
        <div className={styles.head}>
          <span>{t('messages_unread', { total: unread.length })}</span>
          <Button look="plain" small onClick={() => markRead(unread.map(({ id }) => id))}>
            {t('mark_all_read')}
          </Button>
        </div>
      )}
      <ul className={styles.list}>
        {messages.map(message => (
          <MessageRow key={message.id} message={message} onRead={() => markRead([message.id])} />
        ))}
      </ul>
      {more && (
        <Button look="plain" wide busy={loadingMore} busyLabel={shell('loading')} onClick={more}>
          {t('show_more')}
        </Button>
      )}
    </div>
  )
}

/** Every announcement for this visitor or member, by category, read and unread. */
export const Messages = () => {
  const t = useTexts('announcements')
  const categories = useCategories()
  const [current, setCurrent] = useState<string>(ALL)
  const tabs = [{ key: ALL, label: t('messages_all') }, ...categories.map(({ id, name }) => ({ key: id, label: name }))]
  return (
    <Tabs label={t('messages_categories')} tabs={tabs} current={current} onChange={setCurrent}>
      <MessageList key={current} category={current === ALL ? undefined : current} />
    </Tabs>
  )
}
