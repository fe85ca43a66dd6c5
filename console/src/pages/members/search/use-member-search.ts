import { memberStates } from '@foyer/contract/casework/ops/member-states'
import { useDeferredValue, useEffect, useState } from 'react'
import { useSearchParams } from 'wouter'
import { useSettled } from '#frame/use-settled.ts'
import { useOpOfEach } from '#request/use-op-of-each.ts'
import { useMerchantsFor } from '#session/session.ts'
import type { FoundMember } from './found-member.ts'

export type State = (typeof memberStates)[number]

/** A member that was found, among those of all merchants. */
export const keyOf = ({ merchant, row }: FoundMember): string => `${merchant} ${row.id}`

/** What is looked for, what was found, and who of it is chosen. What is looked for stands in the address too. */
export const useMemberSearch = () => {
  const merchants = useMerchantsFor('members.read')
  const [query, setQuery] = useSearchParams()
  const [typed, setTyped] = useState(query.get('q') ?? '')
  const [chosen, setChosen] = useState<readonly string[]>([])
  const q = useDeferredValue(useSettled(typed.trim()))
  const state = (memberStates.find(one => one === query.get('state')) ?? 'all') satisfies State
  const tag = query.get('tag') ?? ''

  useEffect(() => {
    setQuery(
      before => {
        const next = new URLSearchParams(before)
        if (q === '') next.delete('q')
        else next.set('q', q)
        return next
      },
      { replace: true },
    )
    setChosen([])
  }, [q, setQuery])

  const wanted = q === '' ? { state, ...(tag !== '' && { tag }) } : { q }
  const read = useOpOfEach(
    'members.find',
    wanted,
    merchants.map(({ code }) => code),
  )
  const found: readonly FoundMember[] = (read.value ?? []).flatMap(({ merchant, value }) =>
    (value?.rows ?? []).map(row => ({ merchant, row, currency: value?.currency ?? '', decimals: value?.decimals ?? 0 })),
  )
  const open = (next: { readonly state?: State; readonly tag?: string }) => {
    setTyped('')
    setChosen([])
    setQuery(new URLSearchParams(Object.entries(next).filter(([, value]) => value !== '' && value !== 'all')))
  }
  return {
    typed,
    setTyped,
    /** What is looked for: what was typed, as soon as it rests. */
    q,
    state,
    tag,
    /** Opens one of the lists that are looked at every day. */
    open,
    read,
    found,
    failure: read.error ?? read.value?.find(({ error }) => error !== undefined)?.error,
    /** Keys of those that are chosen. */
    chosen,
    setChosen,
  }
}

export type MemberSearch = ReturnType<typeof useMemberSearch>
