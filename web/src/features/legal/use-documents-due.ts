import type { CallAnswers } from '@foyer/contract'
import useSWR from 'swr'
import { useRequest } from '#request/request-context.ts'
import { useSession } from '#session/session-store.ts'

type Due = CallAnswers['legal.due']

const NOTHING: Due = { due: [], waitsFrom: null }

/** Which documents of the house the member has yet to accept; undefined while unknown. A visitor has none. */
export const useDocumentsDue = () => {
  const { request } = useRequest()
  const session = useSession()
  const { data, error, mutate } = useSWR(session ? ['legal.due', session.id] : null, () => request('legal.due', {}, { alert: false }), {
    shouldRetryOnError: false,
    revalidateOnFocus: false,
    // The sheet reads what the report has read.
    revalidateIfStale: false,
  })
  const standing = session && !error ? data : NOTHING
  const accept = async (): Promise<void> => {
    const accepted = standing?.due ?? []
    await mutate(await request('legal.accept', { accepted }), { revalidate: false })
  }
  return { standing, accept }
}
