import type { LanguageCode } from '@foyer/contract/languages'
import type { RequestClient } from '#request/request-client.ts'
import { RESTRICTED } from './member-types.ts'

interface MemberLanguage {
  readonly language: LanguageCode | null
  readonly type: number
}

/** The language to send to the server, if the member's differs from the chosen one; otherwise null. Type 4 is exempt (spec 1 §7, spec 2 §4). */
export const languageToReport = ({ language, type }: MemberLanguage, chosen: LanguageCode): LanguageCode | null =>
  type === RESTRICTED || language === chosen ? null : chosen

/** Called after the member was fetched: sends the chosen language if the member has another one. */
export const syncLanguage = (request: RequestClient['request'], member: MemberLanguage, chosen: LanguageCode): void => {
  const language = languageToReport(member, chosen)
  // The player did not ask for it, so a failure is not shown; the next fetch tries again.
  if (language) request('member.language', { language }, { alert: false }).catch(() => undefined)
}
