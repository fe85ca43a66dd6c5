import { useEffect } from 'react'
import type { LanguageCode } from '@foyer/contract/languages'
import { useRequest } from '#request/request-context.ts'
import { RESTRICTED } from '#session/member-types.ts'
import type { MemberInfo } from '#session/use-member.ts'
import { useLanguage } from '#texts/use-texts.ts'

/** The language the server should be told, or null: the member's differs from the chosen one, type 4 is exempt (spec 1 §7, spec 2 §4). */
export const languageToTell = (member: Pick<MemberInfo, 'language' | 'type'>, chosen: LanguageCode): LanguageCode | null =>
  member.type === RESTRICTED || member.language === chosen ? null : chosen

/** Tells the server the member's language after each fetch of the member that shows another one. */
export const useLanguageSync = (member: MemberInfo | undefined): void => {
  const { request } = useRequest()
  const chosen = useLanguage()
  const language = member ? languageToTell(member, chosen) : null
  const id = member?.customerId

  useEffect(() => {
    // Nobody asked for it, so nobody is told when it fails; the next fetch tries again.
    if (id && language) request('member.language', { language }, { alert: false }).catch(() => undefined)
  }, [request, id, language])
}
