import type { useTexts } from '#texts/use-texts.ts'
import type { Fact } from '#ui/facts.tsx'
import type { Identity } from './identity.ts'

type Words = ReturnType<typeof useTexts<'compliance'>>

const stands = (t: Words, { name, since, failedAt, answer, reason }: NonNullable<Identity['company']>, time: (moment: string) => string): string => {
  if (answer === null)
    return failedAt === null
      ? t('identity_company_with', { name, since: time(since) })
      : t('identity_company_silent', { name, since: time(failedAt) })
  if (answer === 'accepted') return t('identity_company_accepted', { name })
  if (reason === null) return t('identity_company_staff', { name })
  return t(answer === 'refused' ? 'identity_company_refused' : 'identity_company_staff_because', { name, reason: t(`refusal_${reason}`) })
}

/** Which company has the document, by its own name for the case, and what it said of it. */
export const companyFacts = (t: Words, { company }: Identity, time: (moment: string) => string): readonly Fact[] => {
  if (company === null) return []
  const { id, later } = company
  return [
    { name: t('identity_company'), value: stands(t, company, time) },
    ...(id === null ? [] : [{ name: t('identity_company_case'), value: id }]),
    ...(later === null || later === 'staff' ? [] : [{ name: t('identity_company_later'), value: t(`identity_${later}`) }]),
  ]
}
