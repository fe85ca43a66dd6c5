import { useState } from 'react'
import { call, type OpAnswer, type OpRequest } from '#request/call.ts'
import { useOp } from '#request/use-op.ts'
import type { StaffEvent } from './event-detail.tsx'

/** Pages after the first one, of the list that `of` names. */
interface Further {
  readonly of: string
  readonly events: readonly StaffEvent[]
  readonly next: number | null
}

/** The events that fit, page by page. */
export const useEvents = (request: OpRequest<'audit.list'>) => {
  const first = useOp('audit.list', request)
  const key = JSON.stringify(request)
  const [further, setFurther] = useState<Further>()
  const more = further?.of === key ? further : undefined
  const next = more ? more.next : (first.value?.next ?? null)
  const readMore = async () => {
    if (next === null) return
    const page: OpAnswer<'audit.list'> = await call('audit.list', { ...request, before: next })
    setFurther({ of: key, events: [...(more?.events ?? []), ...page.events], next: page.next })
  }
  return { ...first, events: first.value && [...first.value.events, ...(more?.events ?? [])], next, readMore }
}
