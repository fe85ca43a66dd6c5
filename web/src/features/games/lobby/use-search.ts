import type { CallAnswers } from '@foyer/contract'
import { useEffect, useState } from 'react'
import { schedule } from '#device/schedule.ts'
import { useRequest } from '#request/request-context.ts'
import { createSearch, type Found } from './search.ts'

/** What the words find that a player types. */
export const useSearch = () => {
  const { request } = useRequest()
  const [found, setFound] = useState<Found<CallAnswers['games.search']>>()
  // The page itself says where it failed.
  const load = (q: string) => request('games.search', { q }, { alert: false })
  const [search] = useState(() => createSearch(load, setFound, schedule))
  useEffect(() => () => search(''), [search])
  return { found, search }
}
