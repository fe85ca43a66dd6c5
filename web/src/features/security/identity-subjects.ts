import type { BoundIdentity, IdentitySubject } from './subject.ts'

/** What is listed: for each channel that is offered, what is bound by it, or that nothing is; then what a merchant no longer offers. */
export const identitySubjects = (bound: readonly BoundIdentity[], offered: readonly BoundIdentity['channel'][]): readonly IdentitySubject[] => {
  const of = (channel: BoundIdentity['channel']) => bound.filter(identity => identity.channel === channel)
  const shown = offered.flatMap((channel): readonly IdentitySubject[] => {
    const theirs = of(channel)
    return theirs.length > 0 ? theirs : [{ id: null, channel }]
  })
  return [...shown, ...bound.filter(({ channel }) => !offered.includes(channel))]
}
