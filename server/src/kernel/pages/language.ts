import { isLanguageCode, languageOfTag, type LanguageCode } from '@foyer/contract/languages'
import { LANGUAGE_CHOICE } from '@foyer/contract/rendering'
import type { FastifyRequest } from 'fastify'
import { remembered } from '#kernel/remembered.ts'

/** No browser's header is longer; the rest is ignored. */
const MAX_HEADER_LENGTH = 1000

const readTags = (header: string): string[] =>
  header
    .slice(0, MAX_HEADER_LENGTH)
    .split(',')
    .flatMap(part => {
      const [tag = '', ...parameters] = part.split(';').map(piece => piece.trim())
      const weight = parameters.find(parameter => parameter.toLowerCase().startsWith('q='))?.slice(2) ?? '1'
      const wanted = /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.test(weight) ? Number(weight) : 0
      return wanted > 0 && /^[a-z]{1,8}(?:-[a-z0-9]{1,8})*$/i.test(tag) ? [{ tag, wanted }] : []
    })
    .toSorted((one, other) => other.wanted - one.wanted)
    .map(({ tag }) => tag)

/** Browsers send few different headers; so many are remembered. */
const MOST_REMEMBERED = 500
const rememberedTags = remembered(MOST_REMEMBERED, readTags)

/** The tags of an Accept-Language header, the preferred first; anything that is not a tag is left out. What nobody's browser sends is not remembered. */
export const acceptedTags = (header: string): readonly string[] => (header.length <= MAX_HEADER_LENGTH ? rememberedTags(header) : readTags(header))

/** The first of the tags whose language is offered. */
const firstOffered = (tags: readonly string[], offered: readonly LanguageCode[]): LanguageCode | undefined => {
  for (const tag of tags) {
    const language = languageOfTag(tag, offered)
    if (language) return language
  }
  return undefined
}

/** The value of one cookie of a Cookie header, not decoded. */
export const cookieValue = (header: string, name: string): string | undefined =>
  header
    .split(';')
    .map(pair => pair.trim())
    .find(pair => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1)

const chosen = (value: string | undefined, offered: readonly LanguageCode[]): LanguageCode | undefined => {
  const code = value?.toUpperCase()
  if (isLanguageCode(code)) return offered.find(language => language === code)
  return value ? languageOfTag(value, offered) : undefined
}

export interface LanguageWish {
  readonly query?: string | undefined
  readonly cookie?: string | undefined
  /** The Accept-Language header. */
  readonly accept?: string | undefined
}

/** A page's language: that of the query, otherwise of the cookie, otherwise of the browser, otherwise the merchant's first (decision 14). */
export const pickLanguage = (wish: LanguageWish, offered: readonly [LanguageCode, ...LanguageCode[]]): LanguageCode => {
  return chosen(wish.query, offered) ?? chosen(wish.cookie, offered) ?? firstOffered(acceptedTags(wish.accept ?? ''), offered) ?? offered[0]
}

const queryLanguage = ({ url }: FastifyRequest): string | undefined => {
  const query = url.indexOf('?')
  return query === -1 ? undefined : (new URLSearchParams(url.slice(query)).get(LANGUAGE_CHOICE) ?? undefined)
}

/** The language that the address asks for, if it is offered: it counts as chosen, and holds on the pages after this one (spec 2 §5). */
export const languageOfAddress = (request: FastifyRequest, offered: readonly LanguageCode[]): LanguageCode | undefined =>
  chosen(queryLanguage(request), offered)

/** The language of the requested page, one of those offered. */
export const pageLanguage = (request: FastifyRequest, offered: readonly LanguageCode[]): LanguageCode => {
  const query = queryLanguage(request)
  const { cookie = '', 'accept-language': accept } = request.headers
  const [first = 'EN', ...others] = offered
  return pickLanguage({ query, cookie: cookieValue(cookie, LANGUAGE_CHOICE), accept }, [first, ...others])
}
