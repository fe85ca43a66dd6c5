// No schema in this file: the web reads its values at run time, and a schema library must not reach the bundle.

/** What a member can narrow the inbox to, in the order of the page. */
export const inboxFilters = ['wins', 'rewards', 'money', 'security', 'support', 'news'] as const
export type InboxFilter = (typeof inboxFilters)[number]

/**
 * Every kind of item, and the filter to which it belongs. The contract says what each one carries (`inbox.ts`), one subject of the server finds its items
 * (`inbox` in its `subject.ts`), and the web has its words, drawing and link (`features/inbox/inbox-faces.ts`): what has no entry there does not compile.
 */
export const inboxKinds = {
  draw: 'wins',
  order: 'rewards',
  payment: 'money',
  security: 'security',
  identity: 'security',
  chat: 'support',
  feedback: 'support',
  news: 'news',
} as const satisfies Record<string, InboxFilter>
export type InboxKind = keyof typeof inboxKinds

/** The kinds of a filter; all if there is none. */
export const kindsOf = (filter: InboxFilter | undefined): readonly InboxKind[] => {
  const all = Object.keys(inboxKinds) as InboxKind[]
  return filter === undefined ? all : all.filter(kind => inboxKinds[kind] === filter)
}

/** What of the safety of an account a member is notified of; everything else stands in the list of the security page. */
export const inboxSecurityEvents = [
  'network.added',
  'remember.reused',
  'password.changed',
  'password.recovered',
  'factor.reset',
  'recovery-code.used',
] as const
export type InboxSecurityEvent = (typeof inboxSecurityEvents)[number]
