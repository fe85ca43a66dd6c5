import type { CampaignChannel, CampaignContent } from '@foyer/contract/campaigns/ops/content'
import type { Segment } from '@foyer/contract/campaigns/ops/segment'
import { HOME_PATH } from '@foyer/contract/page-paths'
import type { OpAnswer } from '#request/call.ts'

export type Campaign = OpAnswer<'campaigns.get'>

/** What is typed, before it is a campaign. */
export interface Draft {
  readonly name: string
  readonly channel: CampaignChannel
  readonly segment: Segment
  readonly words: CampaignContent['words']
  readonly path: string
  readonly points: string
  readonly most: string
  readonly begins: string
}

export const newDraft: Draft = { name: '', channel: 'push', segment: {}, words: {}, path: HOME_PATH, points: '', most: '1000', begins: '' }

/** Numbers of a segment, in the order of the form; sums are typed in whole units. */
export const dayFields = ['registeredWithin', 'seenWithin', 'unseenFor'] as const
export const sumFields = ['depositedFrom', 'depositedUntil', 'stakedFrom', 'stakedUntil', 'balanceFrom', 'balanceUntil'] as const
export const listFields = ['languages', 'countries', 'ranks', 'tags', 'withoutTags'] as const

/** The segment with one rule changed; an empty one goes. */
export const withRule = (segment: Segment, name: keyof Segment, value: unknown): Segment => {
  const { [name]: _before, ...rest } = segment
  const isEmpty = value === undefined || (Array.isArray(value) && value.length === 0)
  return isEmpty ? rest : { ...rest, [name]: value }
}

/** `en, ur` → `['EN', 'UR']`. */
export const listIn = (name: (typeof listFields)[number], typed: string): readonly (string | number)[] => {
  const items = [...new Set(typed.split(/[\s,;]+/).filter(item => item !== ''))]
  if (name === 'ranks') return items.map(Number).filter(Number.isInteger)
  return name === 'tags' || name === 'withoutTags' ? items.map(item => item.toLowerCase()) : items.map(item => item.toUpperCase())
}

/** A whole number from `factor` on; undefined where there is none. */
export const wholeIn = (typed: string, factor = 1): number | undefined => {
  const number = Number(typed.replaceAll(/[\s,]/g, ''))
  return typed.trim() === '' || !Number.isFinite(number) || number < 0 ? undefined : Math.round(number * factor)
}

export const draftOf = ({ name, channel, segment, content, most }: Campaign, begins: string): Draft => ({
  name,
  channel,
  segment,
  words: content.words,
  path: content.path,
  points: content.gift?.points === undefined ? '' : String(content.gift.points),
  most: String(most),
  begins,
})

/** Without the words of languages in which nothing is said. */
export const contentOf = ({ channel, words, path, points }: Draft): CampaignContent => {
  const said = Object.fromEntries(Object.entries(words).filter(([, { title, body }]) => title.trim() !== '' || body.trim() !== ''))
  if (channel !== 'reward') return { words: said, path }
  const given = wholeIn(points)
  return { words: {}, path, ...(given !== undefined && given > 0 && { gift: { points: given } }) }
}
