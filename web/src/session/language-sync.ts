import type { LanguageCode } from '@foyer/contract/languages'
import type { RequestClient } from '#request/request-client.ts'
import { RESTRICTED } from './member-types.ts'

interface Speaker {
  readonly language: LanguageCode | null
  readonly type: number
}

/** The language the server should be told, or null: the member's differs from the chosen one, type 4 is exempt (spec 1 §7, spec 2 §4). */
export const languageToTell = ({ language, type }: Speaker, chosen: LanguageCode): LanguageCode | null =>
  type === RESTRICTED || language === chosen ? null : chosen

/** After a fetch of the member: tells the server the chosen language where the member has another one. */
export const syncLanguage = (request: RequestClient['request'], member: Speaker, chosen: LanguageCode): void => {
  const language = languageToTell(member, chosen)
  // Nobody asked for it, so nobody is told when it fails; the next fetch tries again.
  if (language) request('member.language', { language }, { alert: false }).catch(() => undefined)
}
