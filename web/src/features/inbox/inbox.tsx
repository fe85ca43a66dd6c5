import { inboxFilters, type InboxFilter } from '@foyer/contract/inbox/inbox-kinds'
import { useState, type ReactNode } from 'react'
import { openPrompt } from '#notices/prompt-queue.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { Hidden } from '#ui/hidden.tsx'
import { alertIcon } from '#ui/icons/icons.ts'
import { bellIcon } from '#ui/icons/late-icons.ts'
import { Tabs } from '#ui/layout/tabs.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { InboxRow } from './inbox-row.tsx'
import { MessagesSkeleton } from './messages-skeleton.tsx'
import { useFresh, useInbox, type Item } from './use-inbox.ts'
import { useWaiting, WaitingRow } from './waiting-row.tsx'
import styles from './inbox.module.css'

const ALL = 'all'
const choices: readonly (InboxFilter | typeof ALL)[] = [ALL, ...inboxFilters]
const withRewards: readonly (InboxFilter | undefined)[] = [undefined, 'rewards']

interface RowsProps {
  readonly heading: string
  readonly items: readonly Item[]
  readonly fresh: ReadonlySet<string>
  readonly children?: ReactNode
}

const Rows = ({ heading, items, fresh, children }: RowsProps) => (
  <section className={styles.group}>
    <h2 className={styles.heading}>{heading}</h2>
    <ul className={styles.list}>
      {children}
      {items.map(item => (
        <InboxRow key={item.key} item={item} isNew={fresh.has(item.key)} />
      ))}
    </ul>
  </section>
)
const InboxList = ({ filter, fresh }: { readonly filter: InboxFilter | undefined; readonly fresh: Set<string> }) => {
  const t = useTexts('inbox')
  const shell = useTexts('shell')
  const { items, failed, refresh, more, loadingMore } = useInbox(filter, fresh)
  const rewards = useWaiting(withRewards.includes(filter))
  if (!items && failed)
    return (
      <EmptyState glyph={alertIcon} title={t('failed')}>
        <Button look="quiet" onClick={refresh}>
          {shell('retry')}
        </Button>
      </EmptyState>
    )
  if (!items)
    return (
      <>
        <p role="status">
          <Hidden>{shell('loading')}</Hidden>
        </p>
        <MessagesSkeleton />
      </>
    )
  const latest = items.filter(({ key }) => fresh.has(key))
  const earlier = items.filter(({ key }) => !fresh.has(key))
  if (items.length === 0 && rewards.length === 0) return <EmptyState glyph={bellIcon} title={t('empty_title')} text={t('empty_text')} />
  return (
    <div className={styles.inbox}>
      {(latest.length > 0 || rewards.length > 0) && (
        <Rows heading={t('new')} items={latest} fresh={fresh}>
          {rewards.map(reward => (
            <WaitingRow key={`${reward.id} ${reward.turn}`} reward={reward} />
          ))}
        </Rows>
      )}
      {earlier.length > 0 && <Rows heading={t('earlier')} items={earlier} fresh={fresh} />}
      {more && (
        <Button look="plain" wide busy={loadingMore} busyLabel={shell('loading')} onClick={more}>
          {t('show_more')}
        </Button>
      )}
    </div>
  )
}

/** Everything that happened to the member and that the house has to say, in order of time; what is new stands first. Pushes are its outside. */
export const Inbox = () => {
  const t = useTexts('inbox')
  const [current, setCurrent] = useState<InboxFilter | typeof ALL>(ALL)
  const fresh = useFresh()
  return (
    <>
      <Tabs label={t('filters')} tabs={choices.map(key => ({ key, label: t(key) }))} current={current} onChange={setCurrent}>
        <InboxList key={current} filter={current === ALL ? undefined : current} fresh={fresh} />
      </Tabs>
      <p className={styles.foot}>
        <Button look="plain" small onClick={() => openPrompt('push-kinds')}>
          {t('notifications')}
        </Button>
      </p>
    </>
  )
}
