import type { CallAnswers } from '@foyer/contract'
import useSWR from 'swr'
import useSWRInfinite from 'swr/infinite'
import { useReadHere } from '#blocks/content/announcements/read-here.ts'
import { loadPurifier } from '#blocks/content/content-html/load-purifier.ts'
import { useRequest } from '#request/request-context.ts'
import { useSession } from '#session/session-store.ts'
import { useLanguage } from '#texts/use-texts.ts'

type MessageList = CallAnswers['announcements.list']
export type Message = MessageList['announcements'][number]

/** The page itself says that it could not be loaded. */
const SILENT = { alert: false } as const

/** The categories of messages; empty while they are not known. */
export const useCategories = () => {
  const { request } = useRequest()
  const { data } = useSWR(['announcements.categories', useLanguage()], () => request('announcements.categories', {}, SILENT), {
    shouldRetryOnError: false,
  })
  return data?.categories ?? []
}

/** Names the pages of messages among all that SWR keeps. */
const MESSAGES_KEY = 'announcements.list'

/** The messages of a category, or all, page by page. */
export const useMessages = (category: string | undefined) => {
  const { request } = useRequest()
  const session = useSession()
  const language = useLanguage()
  const readHere = useReadHere()
  const keyOf = (index: number, before: MessageList | null) => {
    if (session === undefined || (index > 0 && !before?.next)) return null
    return [MESSAGES_KEY, session?.id, language, category, index === 0 ? undefined : (before?.next ?? undefined)] as const
  }
  const load = async ([, , , of, after]: NonNullable<ReturnType<typeof keyOf>>): Promise<MessageList> => {
    const input = request('announcements.list', { ...(of && { category: of }), ...(after && { after }) }, SILENT)
    const [page, purify] = await Promise.all([input, loadPurifier()])
    return { ...page, announcements: page.announcements.map(one => ({ ...one, content: purify(one.content) })) }
  }
  const { data, error, mutate, size, setSize } = useSWRInfinite(keyOf, load, { shouldRetryOnError: false, revalidateFirstPage: true })
  const messages = data?.flatMap(({ announcements }) => announcements)
  return {
    messages: session === null ? messages?.map(one => ({ ...one, read: readHere.has(one.id) })) : messages,
    failed: error !== undefined,
    refresh: () => void mutate(),
    more: data?.[data.length - 1]?.next ? () => void setSize(size + 1) : undefined,
    loadingMore: data !== undefined && data.length < size && error === undefined,
  }
}
