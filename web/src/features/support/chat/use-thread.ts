import { useEffect, useRef } from 'react'
import useSWR from 'swr'
import { useRequest } from '#request/request-context.ts'
import { usePolling } from '#request/use-polling.ts'
import { keepCounts } from '#session/live-counts.ts'
import { useSession } from '#session/session-store.ts'
import { lastSeq, withEarlier, withNewer, withSent, type Message, type Thread } from './thread-rules.ts'

/** An open chat that is seen looks for new messages this often, ms. A hidden one does not. */
export const LOOK = 5_000

export interface ThreadView {
  readonly thread: Thread | undefined
  readonly failed: boolean
  refresh(): void
  loadEarlier(): Promise<void>
  /** Shows what the server has just stored. */
  took(sent: readonly Message[]): void
}

/** Records that the member has read what is shown, and keeps the badge in step. */
const useReading = (thread: Thread | undefined): void => {
  const { request } = useRequest()
  const memberId = useSession()?.id
  const upTo = Math.max(1, lastSeq(thread))
  const unread = thread?.unread
  useEffect(() => {
    if (memberId === undefined || unread === undefined) return
    if (unread === 0) return keepCounts(memberId, { chat: 0 })
    request('chat.read', { upTo }, { alert: false }).then(
      ({ unread: left }) => keepCounts(memberId, { chat: left }),
      // The next look tells the count again.
      () => undefined,
    )
  }, [request, memberId, upTo, unread])
}

export const useThread = (): ThreadView => {
  const { request } = useRequest()
  const session = useSession()
  const known = useRef<Thread>(undefined)
  const look = async () => {
    const answer = await request('chat.thread', known.current ? { after: lastSeq(known.current) } : {}, { alert: false })
    known.current = withNewer(known.current, answer)
    return known.current
  }
  const answer = useSWR(session ? ['chat.thread', session.id] : null, look, { shouldRetryOnError: false })
  usePolling(answer, () => LOOK, Boolean(session))
  const { data, error, mutate } = answer
  useReading(data)

  const keep = (thread: Thread) => {
    known.current = thread
    void mutate(thread, { revalidate: false })
  }
  return {
    thread: data,
    failed: error !== undefined,
    refresh: () => void mutate(),
    async loadEarlier() {
      const first = known.current?.messages[0]
      if (!first) return
      const answer = await request('chat.thread', { before: first.seq })
      if (known.current) keep(withEarlier(known.current, answer))
    },
    took(sent) {
      if (known.current) keep(withSent(known.current, sent))
      void mutate()
    },
  }
}
