/** What a staff event is about: the kind of the thing, beside its id. */
export const aboutKinds = ['staff', 'invite', 'session', 'approval', 'member', 'search', 'payment', 'job', 'provider', 'command', 'merchant'] as const
export type AboutKind = (typeof aboutKinds)[number]

/** Everything that leaves a trace: acts, reads of personal data, commands. Each op that leaves one names it in its declaration. */
export const staffEvents = [
  'session.signed-in',
  'session.refused',
  'session.signed-out',
  'session.ended',
  'command.run',
  'payment.read',
  'payment.approved',
  'payment.second-asked',
  'payment.refused',
  'payment.aside',
  'payment.resolved',
  'payment.company-asked',
  'payment.give-back-asked',
  'payment.given-back',

  'member.searched',
  'member.read',
  'member.unmasked',
  'member.noted',
  'member.note-removed',
  'member.tagged',
  'member.locked',
  'member.unlocked',
  'member.sessions-ended',
  'member.factor-reset',
  'member.excluded',
  'member.closed',
  'exclusions.read',
  'exclusions.imported',
] as const
export type StaffEventName = (typeof staffEvents)[number]
