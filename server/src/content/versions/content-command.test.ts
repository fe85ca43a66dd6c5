import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDeps, type TestSystem } from '#testing/harness.ts'
import { publishDraft, saveDraft } from './change-content.ts'
import { contentCommand } from './content-command.ts'

let system: TestSystem
beforeAll(async () => {
  system = await createTestDeps()
})
afterAll(() => system.close())

const banners = (alt: string) => ({ banners: [{ groupName: 'm_home', image: 'banners/one.svg', alt: { EN: alt } }] })
const publish = (kind: string, written: object) =>
  system.inUnit(async unit => {
    const of = { merchant: 'alpha', kind }
    const { revision } = await saveDraft(system)(unit, of, { body: JSON.stringify(written), revision: null, by: 'amara' })
    await publishDraft(system)(unit, of, revision, { from: null, by: 'ruben', reason: null })
  })
const run = async (...args: readonly string[]) => {
  await system.merchants.reload()
  const merchant = system.merchants.byCode('alpha')
  if (!merchant) throw new Error('alpha is not there')
  return await contentCommand(system)(merchant, args)
}
const file = (name: string) => join(system.merchantsDirectory, 'alpha', name)
const fileOf = async (name: string): Promise<unknown> => JSON.parse(await readFile(file(name), 'utf8'))
const alts = async () => {
  await system.merchants.reload()
  return system.merchants.byCode('alpha')?.content.banners.map(({ alt }) => alt['EN'])
}

// Proves staff-36.
test('pull writes what was published into the folder: a kind whole, and of merchant.json the operating fields alone', async () => {
  await publish('banners', banners('Moon'))
  await publish('operating', { maintenance: { on: false, end: '2026-12-01T00:00:00Z' } })
  await system.stores.contentVersions.addPicture({
    merchant: 'alpha',
    name: 'uploads/moon.webp',
    type: 'image/webp',
    hash: '0a1b',
    width: 1,
    height: 1,
    image: new Uint8Array([1, 2, 3]),
    by: 'amara',
    at: system.clock(),
  })
  expect((await run('pull')).toSorted()).toEqual(['assets/uploads/moon.webp', 'content/banners.json: version 1', 'merchant.json: version 1'])
  expect(await fileOf('content/banners.json')).toEqual(banners('Moon'))
  expect(await fileOf('merchant.json')).toMatchObject({ code: 'alpha', name: 'Alpha', maintenance: { on: false } })
  expect([...(await readFile(file('assets/uploads/moon.webp')))]).toEqual([1, 2, 3])
  expect(await run('pull')).toEqual(['The folder has everything that staff have published.'])
})

// Proves staff-36.
test('push makes drafts of files that differ, publishes them where it should, and leaves a colleague’s draft alone', async () => {
  await writeFile(file('content/banners.json'), JSON.stringify(banners('Sun')))
  expect(await run('push')).toEqual(['content/banners.json: draft 2'])
  expect(await alts()).toEqual(['Moon'])
  expect(await run('push', '--publish')).toEqual(['content/banners.json: there is a draft of somebody, so it is left alone'])
  await system.inUnit(
    async unit => await publishDraft(system)(unit, { merchant: 'alpha', kind: 'banners' }, 1, { from: null, by: 'ruben', reason: null }),
  )
  await writeFile(file('content/banners.json'), JSON.stringify(banners('Stars')))
  expect(await run('push', '--publish')).toEqual(['content/banners.json: version 3 is live'])
  expect(await alts()).toEqual(['Stars'])
  expect(await run('push')).toEqual(['Every file is live as it is (version 0, or one with the same words).'])
})

// Proves staff-36.
test('a file that is wrong is pushed by nobody, and says its place; other words are explained', async () => {
  await writeFile(file('content/banners.json'), JSON.stringify({ banners: [{ groupName: 'm home', image: 'banners/one.svg', alt: {} }] }))
  await expect(run('push', '--publish')).rejects.toThrow('alpha/content/banners.json /banners/0/groupName')
  expect(await alts()).toEqual(['Stars'])
  await expect(run('pull', 'everything')).rejects.toThrow('Usage:')
})
