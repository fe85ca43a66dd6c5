import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDeps, type TestSystem } from '#testing/harness.ts'
import { publishDraft, saveDraft } from './change-content.ts'
import { readPreview, sealPreview, type PreviewWish } from './preview.ts'

let system: TestSystem
beforeAll(async () => {
  system = await createTestDeps()
})
afterAll(() => system.close())

const of = { merchant: 'alpha', kind: 'banners' }
const save = (alt: string, revision: number | null, merchant = 'alpha') =>
  system.inUnit(unit =>
    saveDraft(system)(
      unit,
      { ...of, merchant },
      {
        body: JSON.stringify({ banners: [{ groupName: 'm_home', image: 'banners/one.svg', alt: { EN: alt } }] }),
        revision,
        by: 'amara',
      },
    ),
  )
const linkTo = (more: Partial<PreviewWish> = {}) => sealPreview(system)({ ...of, revision: 1, language: 'UR', at: null, viewer: 'visitor', ...more })
const seen = async (token: string, at = 'alpha') => {
  const preview = await readPreview(system)(at, token)
  return preview && [preview.merchant.content.banners.map(({ alt }) => alt['EN']), preview.language, preview.now.toISOString()]
}

// Proves staff-37.
test('a link shows the draft of its merchant, in its language and at its time, to nobody else than whoever has it', async () => {
  await save('Moon', null)
  expect(await seen(linkTo())).toEqual([['Moon'], 'UR', '2026-01-01T00:00:00.000Z'])
  expect(await seen(linkTo({ at: Date.parse('2026-12-01T00:00:00Z') }))).toEqual([['Moon'], 'UR', '2026-12-01T00:00:00.000Z'])
  expect(system.merchants.byCode('alpha')?.content.banners.map(({ alt }) => alt['EN'])).toEqual(['Alpha banner'])
  // Also where the other merchant has a draft of the same kind and revision.
  await save('Sea', null, 'beta')
  expect(await seen(linkTo({ merchant: 'beta' }), 'beta')).toEqual([['Sea'], 'UR', '2026-01-01T00:00:00.000Z'])
  expect(await seen(linkTo(), 'beta')).toBeUndefined()
})

// Proves staff-37.
test('a link that is made up, cut off, or made for something else shows nothing', async () => {
  const token = linkTo()
  for (const other of ['', 'x', token.slice(0, -2), `${token}AA`, system.seals.seal('other', JSON.stringify({ ...of, revision: 1 }))])
    expect(await seen(other)).toBeUndefined()
})

// Proves staff-37.
test('a link holds for 10 min, and only as long as the draft is the one that it was made for', async () => {
  const token = linkTo()
  system.clock.advance(599)
  expect(await seen(token)).toBeDefined()
  system.clock.advance(1)
  expect(await seen(token)).toBeUndefined()
  const fresh = linkTo()
  await save('Sun', 1)
  expect(await seen(fresh)).toBeUndefined()
  const changed = linkTo({ revision: 2 })
  expect(await seen(changed)).toBeDefined()
  await system.inUnit(unit => publishDraft(system)(unit, of, 2, { from: null, by: 'ruben', reason: null }))
  expect(await seen(changed)).toBeUndefined()
})
