/** What a member of staff may be at a merchant, or at all of them. */
export const roles = ['support', 'payments', 'approver', 'editor', 'publisher', 'risk', 'compliance', 'finance', 'auditor', 'owner'] as const
export type Role = (typeof roles)[number]

/**
 * Who may do what: each permission and the roles that have it. An act has a permission of its own; what is asked for and what decides about it have two.
 * An owner may do everything about the house, but neither asks for money nor approves it: that is the point of two people.
 */
export const permissions = {
  // Staff (staff)
  'staff.read': ['owner', 'auditor'],
  'staff.invite': ['owner'],
  'staff.grant': ['owner'],
  'staff.endSessions': ['owner'],
  'audit.read': ['auditor', 'owner', 'compliance'],
  'approvals.read': ['support', 'payments', 'approver', 'publisher', 'risk', 'compliance', 'finance', 'auditor', 'owner'],

  // Payments. A withdrawal from the merchant's second sum on is asked for by one person and approved by another one.
  'payments.read': ['support', 'payments', 'approver', 'risk', 'finance', 'auditor', 'owner'],
  'payments.decide': ['payments', 'approver'],
  'payments.approve': ['approver'],
  'payments.repair': ['payments', 'finance'],

  // Members (casework, locks, account, safe-play, privacy)
  'members.read': ['support', 'payments', 'approver', 'risk', 'compliance', 'finance', 'auditor', 'owner'],
  'members.unmask': ['payments', 'risk', 'compliance'],
  'members.note': ['support', 'payments', 'risk', 'compliance'],
  'members.lock': ['support', 'risk', 'compliance'],
  'members.unlock': ['support', 'risk', 'compliance'],
  'members.endSessions': ['support', 'risk', 'compliance'],
  'members.resetFactor': ['support'],
  // A lost password or number. Another number and a name that was relied on need a second person.
  'members.help': ['support'],
  'members.approveHelp': ['risk', 'compliance'],
  'members.rename': ['support'],
  'members.approveRename': ['compliance'],
  // What these lock, nobody lifts alone.
  'members.approveUnlock': ['risk', 'compliance'],
  'members.exclude': ['compliance'],
  'members.close': ['compliance'],
  'exclusions.read': ['compliance', 'auditor'],
  // A list of everybody who is vulnerable: one person asks for it, another one allows it.
  'exclusions.export': ['compliance'],
  'exclusions.approveExport': ['compliance', 'owner'],

  // Identity and age of members (identity-checks). Whoever looks at documents sees faces and names; a second person of the same role decides.
  'identity.read': ['compliance'],
  'identity.look': ['compliance'],
  'identity.decide': ['compliance'],

  // Data of people (privacy, tracking)
  'privacy.read': ['compliance', 'auditor'],
  'privacy.act': ['compliance'],

  // Ledger. Every correction is asked for by one person and made by another one.
  'ledger.read': ['finance', 'auditor', 'owner'],
  'ledger.settle': ['finance'],
  'ledger.adjust': ['finance'],
  'ledger.chargeback': ['finance', 'payments'],
  'ledger.approve': ['finance', 'approver'],
  'money.read': ['payments', 'approver', 'risk', 'finance', 'auditor', 'owner'],

  // Games and lottery. What is declared void is asked for by one person and declared by another one.
  'games.read': ['support', 'payments', 'approver', 'risk', 'compliance', 'finance', 'auditor', 'owner'],
  'games.void': ['finance'],
  'games.approveVoid': ['approver'],

  // Inbox: chat, feedback, orders of the point market
  'inbox.read': ['support', 'compliance', 'auditor', 'owner'],
  'inbox.answer': ['support'],
  'inbox.fulfil': ['support'],

  // Content: who prepares it and who publishes it. Maintenance, closed regions and lines are changed by an owner alone.
  'content.read': ['editor', 'publisher', 'auditor', 'owner'],
  'content.edit': ['editor', 'publisher', 'owner'],
  'content.publish': ['publisher', 'owner'],
  'operating.change': ['owner'],

  // Campaigns: one person writes and tests them, another one sends them. What gives something costs money, so finance decides about it
  'campaigns.read': ['editor', 'publisher', 'approver', 'compliance', 'finance', 'auditor', 'owner'],
  'campaigns.edit': ['editor', 'publisher'],
  'campaigns.approve': ['publisher'],
  'campaigns.approveReward': ['approver', 'finance'],
  'campaigns.stop': ['editor', 'publisher', 'compliance', 'owner'],

  // Agents: what they bring, and who is one
  'agents.read': ['finance', 'owner', 'auditor'],
  'agents.make': ['finance'],

  // Reports: money for those who answer for it, ways of members for those who bring them
  'reports.read': ['finance', 'owner', 'editor', 'auditor'],
  'reports.money': ['finance', 'owner', 'auditor'],
  'reports.funnel': ['owner', 'editor'],

  // Risk: what stands out, and cases about it. No verdict by the machine: whoever acts does it by the acts of members
  'risk.read': ['risk', 'compliance', 'auditor'],
  'risk.act': ['risk', 'compliance'],

  // System
  'system.read': ['owner', 'auditor'],
  'system.act': ['owner'],
  // One owner asks for another key, a second one makes it.
  'keys.rotate': ['owner'],
} as const satisfies Readonly<Record<string, readonly Role[]>>

export type Permission = keyof typeof permissions

/** Whether one of these roles has the permission. */
export const isPermitted = (permission: Permission, of: readonly Role[]): boolean =>
  (permissions[permission] as readonly Role[]).some(role => of.includes(role))

/** Everything that these roles may do. */
export const permissionsOf = (of: readonly Role[]): readonly Permission[] =>
  (Object.keys(permissions) as Permission[]).filter(permission => isPermitted(permission, of))
