/** What a staff event is about: the kind of the thing, beside its id. */
export const aboutKinds = ['staff', 'invite', 'session', 'approval', 'member', 'search', 'payment', 'job', 'provider', 'command', 'merchant'] as const
export type AboutKind = (typeof aboutKinds)[number]

/** Everything that leaves a trace: acts, reads of personal data, commands. Each op that leaves one names it in its declaration. */
export const staffEvents = [
  'session.signed-in',
  // The password was right and the code was not: somebody may have learnt it.
  'session.refused',
  'session.signed-out',
  // From another network than the one where it began.
  'session.moved',
  'session.ended',
  'invite.opened',
  'staff.invited',
  'staff.enrolled',
  'staff.granted',
  'staff.revoked',
  'staff.left',
  'approval.asked',
  'approval.approved',
  'approval.refused',
  'system.job-retried',
  'system.job-dropped',
  'system.provider-resumed',
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
