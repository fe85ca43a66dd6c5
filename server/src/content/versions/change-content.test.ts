import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createFileSource, type FileSource } from '#app/merchants/file-source.ts'
import { createTestDeps, type TestSystem } from '#testing/harness.ts'
import { callOff, discardDraft, publishDraft, rollBack, saveDraft } from './change-content.ts'
import { versionSource } from './version-source.ts'

let system: TestSystem
/** Another worker of the same installation. */
let other: FileSource
let otherVersions: ReturnType<typeof versionSource>
beforeAll(async () => {
  system = await createTestDeps()
  otherVersions = versionSource(system.stores, system.clock)
  const { merchantsDirectory: directory, log } = system
  other = await createFileSource({ directory, secretsDir: undefined, env: {}, allowDemo: true, log, watch: false, versions: otherVersions })
})
afterAll(async () => {
  await other.close()
  await system.close()
})

let of: { merchant: string; kind: string }
beforeEach(() => {
  of = { merchant: 'alpha', kind: 'banners' }
})
const banners = (...alts: string[]) =>
  JSON.stringify({ banners: alts.map(alt => ({ groupName: 'm_home', image: 'banners/one.svg', alt: { EN: alt } })) })
const save = (body: string, revision: number | null = null) => system.inUnit(unit => saveDraft(system)(unit, of, { body, revision, by: 'amara' }))
const publish = (revision: number, from: Date | null = null) =>
  system.inUnit(unit => publishDraft(system)(unit, of, revision, { from, by: 'ruben', reason: null }))
const back = (number: number) => system.inUnit(unit => rollBack(system)(unit, of, number, { by: 'ruben', reason: 'It was wrong.' }))
const altsOf = (source: FileSource, code = 'alpha') => source.byCode(code)?.content.banners.map(({ alt }) => alt['EN'])
/** What both workers show once each has looked. */
const shown = async () => {
  if (await otherVersions.hasChanged()) await other.reload()
  await system.merchants.reload()
  expect(altsOf(other)).toEqual(altsOf(system.merchants))
  return altsOf(other)
}

describe('content has versions in the database (decision 23)', () => {
  // Proves staff-34.
  test('a draft is shown to nobody; published, it is live on every worker, and the other merchant keeps its own', async () => {
    expect(await shown()).toEqual(['Alpha banner'])
    const draft = await save(banners('One'))
    expect([draft.number, draft.revision, await shown()]).toEqual([1, 1, ['Alpha banner']])
    const { version } = await publish(1)
    expect([version.number, await shown(), altsOf(other, 'beta')]).toEqual([1, ['One'], ['Beta banner']])
    expect(await otherVersions.hasChanged()).toBe(false)
  })

  // Proves staff-34.
  test('what is scheduled begins by the clock on every worker, without a job, and may be called off until then', async () => {
    const at = (minutes: number) => new Date(system.clock().getTime() + minutes * 60_000)
    await save(banners('Later'))
    await publish(1, at(10))
    await save(banners('Never'))
    const { version } = await publish(1, at(20))
    expect(await shown()).toEqual(['One'])
    await system.inUnit(unit => callOff(system)(unit, of, version.number))
    expect([await shown(), await otherVersions.hasChanged()]).toEqual([['One'], false])
    system.clock.advance(600)
    expect(await otherVersions.hasChanged()).toBe(true)
    expect(await shown()).toEqual(['Later'])
    system.clock.advance(600)
    expect(await shown()).toEqual(['Later'])
    await expect(system.inUnit(unit => callOff(system)(unit, of, 2))).rejects.toMatchObject({ code: 'content.time.past' })
    await save(banners('Too late'))
    await expect(publish(1, at(0))).rejects.toMatchObject({ code: 'content.time.past' })
    await system.inUnit(unit => discardDraft(unit, of, 1))
  })

  // Proves staff-34.
  test('an earlier version comes back as a new one; version 0 is the folder, whose changes are seen again', async () => {
    const { version } = await back(1)
    expect([version.basedOn, await shown()]).toEqual([1, ['One']])
    await back(0)
    expect(await shown()).toEqual(['Alpha banner'])
    const history = await system.stores.contentVersions.history(of, 10)
    expect(history.map(({ number, state }) => [number, state])).toEqual([
      [6, 'published'],
      [5, 'published'],
      [4, 'discarded'],
      [3, 'called-off'],
      [2, 'published'],
      [1, 'published'],
    ])
  })

  // Proves staff-34.
  test('a wrong one is kept as a draft, and refused with each place when it is published', async () => {
    const wrong = JSON.stringify({ banners: [{ groupName: 'm home', image: 'banners/none.svg', alt: { EN: 'One' } }] })
    await save(wrong)
    await expect(publish(1)).rejects.toMatchObject({
      code: 'content.faulty',
      data: {
        faults: [
          { file: 'alpha/content/banners.json', path: '/banners/0/groupName', reason: 'must be 1 to 32 of a–z, 0–9 and _, like m_home' },
          { file: 'alpha/content/banners.json', path: '/banners/0/image', reason: 'there is no assets/banners/none.svg' },
        ],
      },
    })
    expect(await shown()).toEqual(['Alpha banner'])
  })

  // Proves staff-34.
  test('who read an older draft writes over nothing and publishes nothing', async () => {
    await save(banners('Mine'), 1)
    await expect(save(banners('Theirs'), 1)).rejects.toMatchObject({ code: 'content.changed' })
    await expect(publish(1)).rejects.toMatchObject({ code: 'content.changed' })
    const outcomes = await Promise.allSettled([publish(2), publish(2)])
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await shown()).toEqual(['Mine'])
  })

  // Proves staff-34.
  test('maintenance, closed regions and lines are a kind of their own, and all other settings stay those of merchant.json', async () => {
    of = { merchant: 'alpha', kind: 'operating' }
    await save(JSON.stringify({ maintenance: { on: true, end: 'tomorrow' }, regions: { deniedCountries: ['SE'] } }))
    await expect(publish(1)).rejects.toMatchObject({ data: { faults: [{ file: 'alpha/merchant.json', path: '/maintenance/end' }] } })
    await save(JSON.stringify({ maintenance: { on: true }, name: 'Other' }), 1)
    await expect(publish(2)).rejects.toMatchObject({ code: 'content.faulty' })
    await save(JSON.stringify({ maintenance: { on: true } }), 2)
    await publish(3)
    await shown()
    expect(other.byCode('alpha')?.file).toMatchObject({ name: 'Alpha', maintenance: { on: true } })
    await back(0)
    await shown()
    expect(other.byCode('alpha')?.file.maintenance).toBeUndefined()
  })
})

// Proves staff-34.
test('at the start a version that has become wrong is left out with its fault, and the folder stands for it', async () => {
  of = { merchant: 'beta', kind: 'banners' }
  await save(banners('Published'))
  await publish(1)
  // The picture that it shows is taken out of the folder, and the folder's own banners do without it.
  const { merchantsDirectory: directory, log } = system
  const { rm, writeFile } = await import('node:fs/promises')
  await writeFile(`${directory}/beta/content/banners.json`, '{"banners":[]}')
  await rm(`${directory}/beta/assets/banners/one.svg`)
  const versions = versionSource(system.stores, system.clock)
  const started = await createFileSource({ directory, secretsDir: undefined, env: {}, allowDemo: true, log, watch: false, versions })
  expect([altsOf(started, 'beta'), altsOf(started)]).toEqual([[], ['Mine']])
  expect(started.faults()).toMatchObject([{ file: 'beta/content/banners.json', path: '/banners/0/image' }])
  await started.close()
})
