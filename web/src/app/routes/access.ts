import { AGENTS, RESTRICTED } from '#session/member-types.ts'
import type { SessionInfo } from '#session/session-store.ts'

/**
 * Who may open a page, and where others are sent (spec 2 §2, route guard):
 * - `public`: everybody;
 * - `visitor`: people without a session; members are sent where a sign-in leads. A free-play guest may still sign in or register;
 * - `member`: people with a session; visitors are sent to sign-in;
 * - `member-or-home`: the same, but visitors are sent home;
 * - `agent`: members of an agent type; visitors are sent to sign-in, other members home.
 */
export type Access = 'public' | 'visitor' | 'member' | 'member-or-home' | 'agent'

/** Where people who may not stay are sent. */
export type Elsewhere = 'login' | 'home' | 'onwards'

/** Whether visitors may open it: then its HTML shows the page itself, and search engines may list it. */
export const isOpenToVisitors = (access: Access): boolean => access === 'public' || access === 'visitor'

/** Where a person with this session, or without one, is sent from a page; null if they may stay. */
export const elsewhereFor = (access: Access, session: Pick<SessionInfo, 'type'> | null): Elsewhere | null => {
  if (access === 'public') return null
  if (access === 'visitor') return session && session.type !== RESTRICTED ? 'onwards' : null
  if (!session) return access === 'member-or-home' ? 'home' : 'login'
  return access === 'agent' && !AGENTS.includes(session.type) ? 'home' : null
}
