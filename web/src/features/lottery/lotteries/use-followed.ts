import type { Lottery } from '@foyer/contract/lottery/list-lotteries'
import { useState } from 'react'

/** The draw whose sales ended while the page was open: the next one is sold already, but the player waits for its numbers. */
export const useFollowed = ({ next }: Pick<Lottery, 'next'>): string | null => {
  const [seen, setSeen] = useState({ next: next?.id ?? null, followed: null as string | null })
  const id = next?.id ?? null
  if (id !== seen.next) setSeen({ next: id, followed: seen.next })
  return seen.followed
}
