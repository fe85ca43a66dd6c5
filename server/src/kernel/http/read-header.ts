import { isLanguageCode, REQUEST_LANGUAGE, type LanguageCode } from '@foyer/contract/languages'
import type { FastifyRequest } from 'fastify'

/** The text of a header; if it comes twice, both values are joined by a comma. */
export const headerOf = ({ headers }: FastifyRequest, name: string): string | undefined => {
  const value = headers[name]
  return Array.isArray(value) ? value.join(', ') : value
}

/** The language in which a client wants its answers (spec 1 §7: CN if it names none). */
export const callLanguage = (request: FastifyRequest, otherwise: LanguageCode = REQUEST_LANGUAGE): LanguageCode => {
  const language = headerOf(request, 'language')
  return isLanguageCode(language) ? language : otherwise
}
