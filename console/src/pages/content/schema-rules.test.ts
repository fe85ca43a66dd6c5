import { expect, test } from 'vitest'
import { emptyOf } from './empty-value.ts'
import { hintOf, titleOf } from './field-words.ts'
import { type Schema, shapeOf } from './schema-rules.ts'

/** As `content/banners.json` is declared, in its parts. */
const banners: Schema = {
  type: 'object',
  required: ['banners'],
  properties: {
    banners: {
      type: 'array',
      items: {
        type: 'object',
        required: ['groupName', 'image', 'alt'],
        properties: {
          groupName: { type: 'string', pattern: '^[a-z0-9_]{1,32}$' },
          audience: { anyOf: [{ const: 'visitors' }, { const: 'members' }, { const: 'all' }], default: 'all' },
          image: { type: 'string', refersTo: 'asset' },
          alt: {
            type: 'object',
            patternProperties: { '^.*$': { type: 'string' } },
            description: 'language code → what the picture shows, for those who cannot see it; a missing language falls back to the merchant’s first',
          },
          languages: { type: 'array', items: { anyOf: [{ const: 'EN' }, { const: 'UR' }] } },
          from: { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}$' },
          url: { type: 'string', maxLength: 500 },
        },
      },
    },
  },
}
const banner = banners.properties?.['banners']?.items ?? {}
const field = (name: string) => shapeOf(banner.properties?.[name] ?? {})

// Proves staff-36.
test('a form is made from the declaration of a kind of content', () => {
  expect(shapeOf(banners)).toMatchObject({ kind: 'group', fields: [{ name: 'banners', isRequired: true }] })
  expect([field('alt'), field('image'), field('from'), field('groupName'), field('url')]).toEqual([
    { kind: 'words' },
    { kind: 'picture' },
    { kind: 'moment' },
    { kind: 'text', isLong: false },
    { kind: 'text', isLong: true },
  ])
  expect(field('audience')).toEqual({ kind: 'choice', options: ['visitors', 'members', 'all'] })
  expect(field('languages')).toMatchObject({ kind: 'choices', options: ['EN', 'UR'] })
  expect(shapeOf(banners.properties?.['banners'] ?? {})).toMatchObject({ kind: 'list' })
  expect(shapeOf({ type: 'object', patternProperties: { '^/m/': { type: 'object' } } })).toEqual({ kind: 'map', item: { type: 'object' } })
})

test('of several shapes the one that is named is written', () => {
  const shape = shapeOf({
    anyOf: [
      { type: 'object', properties: { type: { const: 'daily' }, points: { type: 'integer' } }, required: ['type', 'points'] },
      { type: 'object', properties: { type: { const: 'once' } }, required: ['type'] },
    ],
  })
  expect(shape).toMatchObject({ kind: 'variant', by: 'type', members: [{ value: 'daily' }, { value: 'once' }] })
})

test('a new entry has its required fields, empty', () => {
  expect(emptyOf(banner)).toEqual({ groupName: '', image: '', alt: {} })
})

test('a field is named by its setting, and says what it is for', () => {
  expect([titleOf('groupName'), titleOf('min_rank')]).toEqual(['Group name', 'Min rank'])
  expect(hintOf(banner.properties?.['alt'] ?? {})).toBe('what the picture shows, for those who cannot see it')
})
