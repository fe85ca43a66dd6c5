import type { BoundIdentity, IdentitySubject } from './subject.ts'

/** The rows of the list: for each offered channel the bound identities, or one to bind; then bound identities of channels no longer offered. */
export const identitySubjects = (bound: readonly BoundIdentity[], offered: readonly BoundIdentity['channel'][]): readonly IdentitySubject[] => {
  const of = (channel: BoundIdentity['channel']) => bound.filter(identity => identity.channel === channel)
  const shown = offered.flatMap((channel): readonly IdentitySubject[] => {
    const theirs = of(channel)
    return theirs.length > 0 ? theirs : [{ id: null, channel }]
  })
  return [...shown, ...bound.filter(({ channel }) => !offered.includes(channel))]
}
