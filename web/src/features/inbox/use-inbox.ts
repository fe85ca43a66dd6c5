import type { CallAnswers } from '@foyer/contract'
import type { InboxFilter } from '@foyer/contract/inbox/inbox-kinds'
import { useState } from 'react'
import useSWRInfinite from 'swr/infinite'
import { loadPurifier } from '#blocks/content/content-html/load-purifier.ts'
import { useRequest } from '#request/request-context.ts'
import { keepCounts } from '#session/live-counts.ts'
import { useSession } from '#session/session-store.ts'
import { useLanguage } from '#texts/use-texts.ts'

type InboxPage = CallAnswers['inbox.list']
export type Item = InboxPage['items'][number]

/** The page itself says that it could not be loaded. */
const SILENT = { alert: false } as const

/** The moment up to which a page has been seen; undefined where nothing in it is new. The chat is read in the chat. */
export const seenUpTo = (items: readonly Pick<Item, 'kind' | 'isNew' | 'at'>[]): string | undefined => {
  if (!items.some(({ kind, isNew }) => isNew && kind !== 'chat')) return undefined
  return items.map(({ at }) => at).find(at => at !== null) ?? new Date(0).toISOString()
}

/** What was new when it was first shown, so that it stays among the new while the page is open. */
export const useFresh = (): Set<string> => useState(() => new Set<string>())[0]

/** The inbox page by page. Showing the whole list makes everything in it seen. */
export const useInbox = (filter: InboxFilter | undefined, fresh: Set<string>) => {
  const { request } = useRequest()
  const session = useSession()
  const language = useLanguage()
  const keyOf = (index: number, before: InboxPage | null) => {
    if (!session || (index > 0 && before?.next === undefined)) return null
    return ['inbox.list', session.id, language, filter, index === 0 ? undefined : before?.next] as const
  }
  const see = async (memberId: string, upTo: string) => {
    const { unseen } = await request('inbox.see', { upTo }, SILENT)
    keepCounts(memberId, { inbox: unseen })
  }
  const load = async ([, memberId, , only, after]: NonNullable<ReturnType<typeof keyOf>>): Promise<InboxPage> => {
    const input = { ...(only && { filter: only }), ...(after !== undefined && { after }) }
    const [page, purify] = await Promise.all([request('inbox.list', input, SILENT), loadPurifier()])
    for (const { key, isNew } of page.items) if (isNew) fresh.add(key)
    const upTo = only === undefined && after === undefined ? seenUpTo(page.items) : undefined
    // If it cannot be sent, it stays new until it is shown again.
    if (upTo !== undefined) see(memberId, upTo).catch(() => undefined)
    return { ...page, items: page.items.map(item => (item.kind === 'news' ? { ...item, content: purify(item.content) } : item)) }
  }
  const { data, error, mutate, size, setSize } = useSWRInfinite(keyOf, load, { shouldRetryOnError: false, revalidateFirstPage: true })
  return {
    items: data?.flatMap(({ items }) => items),
    failed: error !== undefined,
    refresh: () => void mutate(),
    more: data?.[data.length - 1]?.next === undefined ? undefined : () => void setSize(size + 1),
    loadingMore: data !== undefined && data.length < size && error === undefined,
  }
}
