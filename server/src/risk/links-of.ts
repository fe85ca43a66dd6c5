import type { Arrival } from './journal.ts'
import { placesOf, type LinkKind } from './signal-rules.ts'

export const linksOf = (merchant: string, arrivals: readonly Arrival[]) => {
  const each = arrivals.flatMap(({ device, ip, ...arrival }) => {
    const places: readonly { readonly kind: LinkKind; readonly value: string }[] = [
      ...placesOf(ip),
      ...(device ? [{ kind: 'device', value: device } as const] : []),
    ]
    return places.map(place => ({ ...place, ...arrival }))
  })
  return [...Map.groupBy(each, ({ kind, value, memberId }) => `${kind}\0${value}\0${memberId}`).values()].flatMap(same => {
    const [first, last] = [same[0], same.at(-1)]
    if (!first || !last) return []
    const registered = same.find(({ isRegistration }) => isRegistration)
    const { kind, value, memberId } = first
    return [{ merchant, kind, value, memberId, times: same.length, firstAt: first.at, lastAt: last.at, registeredAt: registered?.at ?? null }]
  })
}
