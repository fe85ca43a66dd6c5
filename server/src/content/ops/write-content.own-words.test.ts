import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createFileSource, type FileSource } from '#app/merchants/file-source.ts'
import { contentCommand } from '#content/versions/content-command.ts'
import { versionSource } from '#content/versions/version-source.ts'
import { createConsoleStage, opValue, type ConsoleStage, type OpClient } from '#staff/testing/console-stage.ts'

let stage: ConsoleStage
let editor: OpClient
let publisher: OpClient
/** Another worker of the same installation. */
let other: FileSource
let otherVersions: ReturnType<typeof versionSource>
beforeAll(async () => {
  stage = await createConsoleStage()
  editor = await stage.staff('editor', { login: 'amara' })
  publisher = await stage.staff('publisher', { login: 'ruben' })
  const { merchantsDirectory: directory, log, stores, clock } = stage.system
  otherVersions = versionSource(stores, clock)
  other = await createFileSource({ directory, secretsDir: undefined, env: {}, allowDemo: true, log, watch: false, versions: otherVersions })
})
afterAll(async () => {
  await other.close()
  await stage.close()
})

const reason = 'The brand says it otherwise.'
const read = async () => opValue(await editor.call('content.get', { kind: 'texts' }))
const save = async (words: object) =>
  opValue(await editor.call('content.save', { kind: 'texts', written: JSON.stringify(words), revision: (await read()).draft?.revision ?? null }))
const publish = async (words: object) => {
  const { faults, revision } = await save(words)
  expect(faults).toEqual([])
  return opValue(await publisher.call('content.publish', { kind: 'texts', revision, from: null, reason }))
}
/** What both workers say once each has looked. */
const said = async () => {
  if (await otherVersions.hasChanged()) await other.reload()
  await stage.system.merchants.reload()
  const texts = stage.system.merchants.byCode('alpha')?.texts
  expect(other.byCode('alpha')?.texts).toEqual(texts)
  return texts
}

describe('a merchant’s own words are a kind of content', () => {
  // Proves staff-60.
  test('published they are said on every worker, in each language; gone back, the folder’s are said again', async () => {
    const before = await said()
    await publish({ errors: { 'customer.not.login': { EN: 'No line.', UR: 'رابطہ نہیں۔' } } })
    expect(await said()).toEqual({ EN: { errors: { 'customer.not.login': 'No line.' } }, UR: { errors: { 'customer.not.login': 'رابطہ نہیں۔' } } })
    opValue(await publisher.call('content.rollBack', { kind: 'texts', number: 0, reason }))
    expect(await said()).toEqual(before)
  })

  // Proves staff-60.
  test.each([
    [{ errors: { nothing: { EN: 'x' } } }, '/errors/nothing/EN', /is no text of this catalogue/],
    [{ errors: { 'customer.not.login': { EN: 'No {{line}}.' } } }, '/errors/customer.not.login/EN', /uses \{\{line\}\}/],
    [{ errors: { 'customer.not.login': { CN: 'x' } } }, '/errors', /"CN" is no language of this merchant/],
    [{ errors: { 'customer.not.login': { EN: '' } } }, '/errors/customer.not.login/EN', /.+/],
    [{ errors: { 'customer.not.login': { XX: 'x' } } }, '/errors/customer.not.login/XX', /is no language/],
    [{ errors: { 'customer.not.login': {} } }, '/errors/customer.not.login', /has no words/],
    [{ nowhere: { 'customer.not.login': { EN: 'x' } } }, '/nowhere', /is no catalogue/],
    [{ '../../beta/merchant': { 'customer.not.login': { EN: 'x' } } }, '/../../beta/merchant', /is no catalogue/],
    [{ errors: { 'customer.not.login': 'x' } }, '/errors/customer.not.login', /must be an object/],
    [['x'], '', /must be an object/],
  ])('%j is refused at its place, as in a file', async (words, path, why) => {
    const { faults, revision } = await save(words)
    expect(faults).toContainEqual({ file: 'alpha/texts', path, reason: expect.stringMatching(why) })
    expect(await publisher.call('content.publish', { kind: 'texts', revision, from: null, reason })).toMatchObject({ code: 'content.faulty' })
  })

  // Proves staff-60.
  test('pull makes files of them and removes those that nobody needs, and push makes a draft of what differs', async () => {
    const folder = join(stage.system.merchantsDirectory, 'alpha')
    const run = async (...args: readonly string[]) => {
      await stage.system.merchants.reload()
      const merchant = stage.system.merchants.byCode('alpha')
      return await contentCommand(stage.system)(merchant!, args)
    }
    const { draft } = await read()
    if (draft) opValue(await editor.call('content.discard', { kind: 'texts', revision: draft.revision }))
    await publish({ shell: { tab_home: { EN: 'Start', UR: 'آغاز' } }, errors: { 'customer.not.login': { EN: 'No line.' } } })
    expect((await run('pull')).some(line => line.startsWith('texts: version '))).toBe(true)
    expect(JSON.parse(await readFile(join(folder, 'texts/EN/shell.json'), 'utf8'))).toEqual({ tab_home: 'Start' })
    expect(await run('pull')).toEqual(['The folder has everything that staff have published.'])
    await publish({ shell: { tab_home: { EN: 'Begin' } } })
    expect(await run('pull')).toHaveLength(1)
    await expect(readFile(join(folder, 'texts/EN/errors.json'))).rejects.toThrow('ENOENT')
    await expect(readFile(join(folder, 'texts/UR/shell.json'))).rejects.toThrow('ENOENT')
    await publish({ shell: { tab_home: { EN: 'Onward' } } })
    expect(await run('push')).toEqual([expect.stringMatching(/^texts: draft \d+$/)])
    expect(JSON.parse((await read()).draft?.written ?? '')).toEqual({ shell: { tab_home: { EN: 'Begin' } } })
  })

  // Proves staff-60.
  test('the product’s words are found as they stand on the screen, and by name in every language of the merchant', async () => {
    const found = async (q: string) => opValue(await editor.call('content.texts', { q })).found
    const [first] = await found('home')
    expect(first?.words['EN']?.toLowerCase()).toContain('home')
    const named = await found('shell.tab_home')
    expect(named).toMatchObject([{ catalogue: 'shell', key: 'tab_home', words: { EN: expect.any(String), UR: expect.any(String) } }])
    expect(Object.keys(named[0]?.words ?? {})).not.toContain('CN')
    expect(await found('shell.constructor')).toEqual([])
  })
})
