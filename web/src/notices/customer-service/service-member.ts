import { readJson } from '#device/json.ts'
import { sessionStore } from '#device/storage.ts'
import { SESSION_KEY } from '#session/session-key.ts'
import type { ServiceMember } from './chat-link.ts'

/** The name of the member's club level, kept for pages that cannot ask for it. It goes with the session. */
const LABEL_KEY = 'SHELL_CLUB_LABEL'

export const keepClubLabel = (labelName: string | undefined): void => sessionStore.set(LABEL_KEY, labelName ?? '')

/** The member who is signed in in this tab, as the pages that work without the app know them; empty for a visitor. */
export const storedServiceMember = (): ServiceMember => {
  const { userName } = (readJson(sessionStore.get(SESSION_KEY)) ?? {}) as { readonly userName?: unknown }
  if (typeof userName !== 'string' || userName === '') return {}
  const labelName = sessionStore.get(LABEL_KEY)
  return { userName, ...(labelName && { labelName }) }
}
