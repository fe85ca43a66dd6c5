import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { MerchantsError } from '#kernel/merchants/fault.ts'
import { testMerchantFiles, testMerchantFolder, writeFolder, writeTestMerchants } from '#testing/test-merchants.ts'
import { createFileSource, type FileSource, type FileSourceOptions } from './file-source.ts'

let folder: Awaited<ReturnType<typeof writeTestMerchants>>
let open: FileSource[] = []
beforeEach(async () => {
  folder = await writeTestMerchants()
})
afterEach(async () => {
  await Promise.all(open.map(source => source.close()))
  open = []
  await folder.remove()
})

const lines: { msg: string; faults?: string[] }[] = []
const log = pino({ level: 'info' }, { write: line => void lines.push(JSON.parse(line)) })
const create = async (more: Partial<FileSourceOptions> = {}) => {
  const source = await createFileSource({ directory: folder.directory, secretsDir: undefined, env: {}, allowDemo: true, log, watch: false, ...more })
  open.push(source)
  return source
}
const write = (path: string, content: unknown) => writeFolder(folder.directory, { [path]: content })
const alphaFile = testMerchantFolder('alpha')['merchant.json'] as object

describe('merchants from folders (docs/operating.md)', () => {
  test('are found by code and by host', async () => {
    const geetest = { id: 'an-id', key: 'KEY' }
    for (const code of ['alpha', 'beta'] as const) await write(`${code}/merchant.json`, { ...testMerchantFiles[code], geetest })
    const source = await create({ env: { ALPHA__KEY: 'a', BETA__KEY: 'b' } })
    expect(source.all().map(({ code }) => code)).toEqual(['alpha', 'beta'])
    expect(source.byCode('beta')?.file.name).toBe('Beta')
    expect(source.byCode('gamma')).toBeUndefined()
    expect(source.byHost('lucky.alpha.test')).toMatchObject({ merchant: { code: 'alpha' }, affiliateCode: 'lucky', blocked: false })
    expect([source.secret('alpha', 'KEY'), source.secret('beta', 'KEY'), source.secret('gamma', 'KEY')]).toEqual(['a', 'b', undefined])
  })

  test('give no secret that no setting names, to anybody', async () => {
    const source = await create({ env: { ALPHA__KEY: 'a' } })
    expect(source.secret('alpha', 'KEY')).toBeUndefined()
  })

  test('give the bytes of their assets, and of no other file in the folder', async () => {
    const source = await create()
    const asset = await source.asset('alpha', 'logo.svg')
    expect(asset).toMatchObject({ type: 'image/svg+xml' })
    expect(asset?.body.toString()).toContain('Alpha')
    expect(source.byCode('alpha')?.assets['logo.svg']).toContain(asset?.hash)
    for (const file of ['../merchant.json', 'merchant.json', 'nothing.svg', '']) expect(await source.asset('alpha', file)).toBeUndefined()
    expect(await source.asset('gamma', 'logo.svg')).toBeUndefined()
  })

  test('are refused at the start if none is sound, with all faults together', async () => {
    await write('alpha/merchant.json', { ...alphaFile, name: '' })
    await rm(join(folder.directory, 'beta/content/banners.json'))
    const error = await create().catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(MerchantsError)
    expect(error).toMatchObject({ message: expect.stringMatching(/alpha\/merchant\.json \/name[^]*beta\/content\/banners\.json: is missing/) })
  })

  test('with faults are left out at the start, named in the log, and come once they are sound; the others serve', async () => {
    await write('beta/merchant.json', { ...testMerchantFiles.beta, name: '' })
    lines.length = 0
    const source = await create()
    expect(source.all().map(({ code }) => code)).toEqual(['alpha'])
    expect(source.faults()).toMatchObject([{ file: 'beta/merchant.json', path: '/name' }])
    expect(lines).toContainEqual(expect.objectContaining({ faults: [expect.stringContaining('beta/merchant.json /name')] }))
    await write('beta/merchant.json', testMerchantFiles.beta)
    expect(await source.reload()).toEqual([])
    expect(source.all().map(({ code }) => code)).toEqual(['alpha', 'beta'])
    expect(source.faults()).toEqual([])
  })

  test('that share a host are both left out at the start: either may be wrong', async () => {
    await writeFolder(join(folder.directory, 'gamma'), {
      ...testMerchantFolder('beta'),
      'merchant.json': { ...(testMerchantFolder('beta')['merchant.json'] as object), code: 'gamma' },
    })
    const source = await create()
    expect(source.all().map(({ code }) => code)).toEqual(['alpha'])
    expect(source.byHost('beta.test')).toBeUndefined()
    expect(source.faults()).toMatchObject([{ file: 'gamma/merchant.json' }])
  })

  test('that share a host are reported together with all other faults', async () => {
    await write('beta/merchant.json', { ...testMerchantFiles.beta, name: '', hosts: ['alpha.test'] })
    const source = await create()
    expect(source.faults().map(({ path }) => path)).toEqual(['/name', '/hosts/0'])
  })

  test('may not share a host', async () => {
    await write('beta/merchant.json', { ...(testMerchantFolder('beta')['merchant.json'] as object), hosts: ['alpha.test'] })
    await expect(create()).rejects.toThrow('beta/merchant.json /hosts/0: "alpha.test" stands in alpha/merchant.json /hosts/0 already')
  })

  test('must exist', async () => {
    await mkdir(join(folder.directory, 'empty'))
    await expect(create({ directory: join(folder.directory, 'empty') })).rejects.toThrow('has no merchant in it')
    await expect(create({ directory: join(folder.directory, 'nowhere') })).rejects.toThrow(/nowhere: cannot be read: ENOENT/)
  })

  test('folders of tools and files beside the merchants are ignored', async () => {
    await write('.git/config', 'x')
    await write('README.md', 'x')
    expect((await create()).all()).toHaveLength(2)
  })
})

describe('a changed folder (issue: a changed file is picked up without a restart)', () => {
  test('gives a new merchant with another hash; the others stay the same object', async () => {
    const source = await create()
    const [alpha, beta] = source.all()
    await write('alpha/merchant.json', { ...alphaFile, name: 'Renamed', hosts: ['renamed.test'] })
    expect(await source.reload()).toEqual([])
    expect(source.byCode('alpha')?.file.name).toBe('Renamed')
    expect(source.byCode('alpha')?.contentHash).not.toBe(alpha?.contentHash)
    expect(source.byHost('renamed.test')?.merchant.code).toBe('alpha')
    expect(source.byHost('alpha.test')).toBeUndefined()
    expect(source.byCode('beta')).toBe(beta)
  })

  test('that is broken is refused with its faults, and the last valid one is kept', async () => {
    const source = await create()
    const before = source.byCode('alpha')
    await write('alpha/merchant.json', '{ half a fi')
    await write('alpha/assets/logo.svg', '<svg>new</svg>')
    await write('beta/content/search.json', { paths: { '/m/home': { UR: { title: 'Good', keywords: '', description: '' } } } })
    lines.length = 0
    const faults = await source.reload()
    expect(faults).toMatchObject([{ file: 'alpha/merchant.json' }])
    expect(lines).toContainEqual(expect.objectContaining({ faults: [expect.stringContaining('alpha/merchant.json: is no JSON')] }))
    expect(source.byCode('alpha')).toBe(before)
    expect((await source.asset('alpha', 'logo.svg'))?.body.toString()).toContain('Alpha')
    expect(source.byCode('beta')?.content.search['/m/home']?.['UR']?.title).toBe('Good')

    await write('alpha/merchant.json', { ...alphaFile, name: 'Mended' })
    expect(await source.reload()).toEqual([])
    expect(source.byCode('alpha')?.file.name).toBe('Mended')
  })

  test('that uses another merchant’s host changes no merchant', async () => {
    const source = await create()
    await write('beta/merchant.json', { ...(testMerchantFolder('beta')['merchant.json'] as object), hosts: ['alpha.test'] })
    await write('alpha/merchant.json', { ...alphaFile, name: 'Renamed' })
    expect(await source.reload()).toHaveLength(1)
    expect(source.byHost('alpha.test')?.merchant.code).toBe('alpha')
    expect(source.byCode('alpha')?.file.name).toBe('Alpha')
  })

  test('that is new adds a merchant, and one that is deleted removes it', async () => {
    const source = await create()
    await rm(join(folder.directory, 'beta'), { recursive: true })
    await writeFolder(join(folder.directory, 'gamma'), {
      ...testMerchantFolder('beta'),
      'merchant.json': { ...(testMerchantFolder('beta')['merchant.json'] as object), code: 'gamma' },
    })
    await source.reload()
    expect(source.all().map(({ code }) => code)).toEqual(['alpha', 'gamma'])
    expect(source.byHost('beta.test')?.merchant.code).toBe('gamma')
  })

  test('the removal of all folders counts as an accident and changes nothing', async () => {
    const source = await create()
    await rename(folder.directory, `${folder.directory}-away`)
    expect(await source.reload()).toMatchObject([{ reason: 'cannot be read: ENOENT' }])
    await mkdir(folder.directory)
    expect(await source.reload()).toMatchObject([{ reason: 'has no merchant in it' }])
    expect(source.all()).toHaveLength(2)
    await rm(`${folder.directory}-away`, { recursive: true })
  })

  test('of a secret alone is noticed automatically too, and changes the hash of the settings', async () => {
    const secretsDir = await mkdtemp(join(tmpdir(), 'foyer-secrets-'))
    const writeSecret = (value: string) => writeFile(join(secretsDir, 'alpha.json'), JSON.stringify({ SMS_TOKEN: value, UNUSED: value }))
    const sms = { provider: 'gateway', account: 'AC1', token: 'SMS_TOKEN', from: '+15005550006' }
    await writeFile(join(folder.directory, 'alpha/merchant.json'), JSON.stringify({ ...alphaFile, sms }))
    await writeSecret('wrong')
    const source = await create({ secretsDir, watch: true })
    const before = source.settingsHash('alpha')
    expect(source.secret('alpha', 'SMS_TOKEN')).toBe('wrong')
    // The first one may be found by the look at the start, the second by watching alone.
    for (const secret of ['better', 'right']) {
      await writeSecret(secret)
      await vi.waitFor(() => expect(source.secret('alpha', 'SMS_TOKEN')).toBe(secret), { timeout: 15_000 })
    }
    expect(source.settingsHash('alpha')).not.toBe(before)
    await source.close()
    await rm(secretsDir, { recursive: true })
  })

  test('is noticed automatically', async () => {
    const renamed = Promise.withResolvers<void>()
    const watching = pino({ level: 'info' }, { write: line => void (line.includes('merchants changed') && renamed.resolve()) })
    const source = await create({ watch: true, log: watching })
    await writeFile(join(folder.directory, 'alpha/merchant.json'), JSON.stringify({ ...alphaFile, name: 'Renamed' }))
    await renamed.promise
    expect(source.byCode('alpha')?.file.name).toBe('Renamed')
  })
})
