import { readJson } from '#device/json.ts'
import { sessionStore } from '#device/storage.ts'
import { SESSION_KEY } from '#session/session-key.ts'
import type { ServiceMember } from './chat-link.ts'

/** The member's club level, kept for pages that cannot ask for it. It goes with the session. */
const LABEL_KEY = 'SHELL_CLUB_LABEL'

export interface KeptClubLabel {
  /** The member's id: another one who signs in does not get it. */
  readonly id?: unknown
  readonly labelName?: string | undefined
}

export const storedClubLabel = (): KeptClubLabel => readJson(sessionStore.get(LABEL_KEY)) ?? {}
export const storeClubLabel = (label: KeptClubLabel): void => sessionStore.set(LABEL_KEY, JSON.stringify(label))

/** The member who is signed in in this tab, as the pages that work without the app know them; empty for a visitor. */
export const storedServiceMember = (): ServiceMember => {
  const { id, userName } = (readJson(sessionStore.get(SESSION_KEY)) ?? {}) as { readonly id?: unknown; readonly userName?: unknown }
  if (typeof userName !== 'string' || userName === '') return {}
  const label = storedClubLabel()
  return { userName, ...(label.id === id && label.labelName && { labelName: label.labelName }) }
}
