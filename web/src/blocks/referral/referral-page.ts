import { paths } from '#navigation/paths.ts'
import { AGENTS } from '#session/member-types.ts'

/** The page about one's own friends: an agent's, or that of everybody else (spec 2 §6, Referral). `type` is null for a visitor. */
export const referralPage = (type: number | null): string => (type !== null && AGENTS.includes(type) ? paths.agentRegister : paths.inviteFriends)
