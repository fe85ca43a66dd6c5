import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestApp, registered, registration, valueOf, type TestApp } from '#testing/test-app.ts'
import { writeFolder } from '#testing/test-merchants.ts'

const document = (version: string) => ({ version, sections: [{ heading: { EN: 'One' }, paragraphs: [{ EN: 'Words.' }] }] })
/** The clock starts with 2026. */
const FIRST = '2025-12-20'
const terms = { document: 'terms', version: FIRST } as const
const privacy = { document: 'privacyPolicy', version: FIRST } as const

let wire: TestApp
const write = async (files: Readonly<Record<string, unknown>>) => {
  await writeFolder(join(wire.system.merchantsDirectory, 'alpha'), files)
  return await wire.system.merchants.reload()
}
beforeAll(async () => {
  wire = await createTestApp({ merchants: { alpha: { freePlay: true } } })
})
beforeEach(async () => {
  const files = {
    'content/terms.json': document(FIRST),
    'content/privacy-policy.json': document(FIRST),
    'content/company.json': document(FIRST),
    'content/acceptance.json': { documents: ['terms', 'privacyPolicy'], graceDays: 14 },
  }
  expect(await write(files)).toEqual([])
})
afterAll(() => wire.close())

const kept = async (memberId: string) =>
  (await wire.system.stores.acceptances.ofMember({ merchant: 'alpha', memberId })).map(({ document: name, version }) => `${name} ${version}`)

// Proves registration-13.
test('what is accepted with a registration is kept with it, in the version that was shown and at its moment', async () => {
  const { client, customerId } = await registered(wire, 'accepting', { accepted: [terms, privacy] })
  const rows = await wire.system.stores.acceptances.ofMember({ merchant: 'alpha', memberId: customerId })
  expect(rows).toEqual([terms, privacy].map(shown => ({ ...shown, acceptedAt: wire.system.clock() })))
  expect(valueOf(await client.call('legal.due', {}))).toEqual({ due: [], waitsFrom: null })
})

// Proves registration-13.
test('a registration that is refused keeps nothing, and one whose page was old keeps what is still right', async () => {
  await registered(wire, 'taken_name')
  const refused = await wire.client().call('member.register', registration('taken_name', { accepted: [terms] }))
  expect(refused).toMatchObject({ success: false, errorCode: 'username.exists' })
  const { client, customerId } = await registered(wire, 'old_page', { accepted: [{ ...terms, version: '2025-01-01' }, privacy] })
  expect(await kept(customerId)).toEqual([`privacyPolicy ${FIRST}`])
  expect(valueOf(await client.call('legal.due', {})).due).toEqual([terms])
})

// Proves registration-13.
test('only what the merchant asks for is kept, so that nobody can fill the table', async () => {
  const { client, customerId } = await registered(wire, 'curious')
  const accepted = [{ document: 'company', version: FIRST } as const, { ...terms, version: '2031-01-01' }]
  valueOf(await client.call('legal.accept', { accepted }))
  expect(await kept(customerId)).toEqual([])
})

// Proves registration-14.
test('a new version is asked for, and accepting it twice keeps the first moment; what was accepted before stays', async () => {
  const { client, customerId } = await registered(wire, 'follower', { accepted: [terms, privacy] })
  const next = { ...terms, version: '2026-01-01' }
  expect(await write({ 'content/terms.json': document(next.version) })).toEqual([])
  expect(valueOf(await client.call('legal.due', {}))).toEqual({ due: [next], waitsFrom: '2026-01-15T00:00:00.000Z' })
  expect(valueOf(await client.call('legal.accept', { accepted: [next] }))).toEqual({ due: [], waitsFrom: null })
  const [first] = await wire.system.stores.acceptances.ofMember({ merchant: 'alpha', memberId: customerId })
  wire.system.clock.advance(1)
  valueOf(await client.call('legal.accept', { accepted: [next] }))
  const rows = await wire.system.stores.acceptances.ofMember({ merchant: 'alpha', memberId: customerId })
  expect(rows[0]).toEqual(first)
  expect(rows).toHaveLength(3)
})

// Proves registration-15.
test('where nothing is said of a grace, it is 14 days', async () => {
  expect(await write({ 'content/acceptance.json': { documents: ['terms'] } })).toEqual([])
  const { client } = await registered(wire, 'unsaid')
  expect(valueOf(await client.call('legal.due', {}))).toEqual({ due: [terms], waitsFrom: '2026-01-03T00:00:00.000Z' })
})

// Proves registration-14.
test('a visitor is asked for nothing, and a free-play guest neither asked nor kept', async () => {
  expect(await wire.client().call('legal.due', {})).toMatchObject({ success: false, errorCode: 'customer.not.login' })
  const guest = wire.client()
  guest.token = valueOf(await guest.call('session.freePlay', {})).token
  expect(valueOf(await guest.call('legal.due', {})).due).toEqual([])
  expect(await guest.call('legal.accept', { accepted: [terms] })).toMatchObject({ success: false, errorCode: 'no_permissions' })
})

test('a merchant whose acceptance names a document that is not there is refused, and so is a day that there is not', async () => {
  expect(await write({ 'content/acceptance.json': { documents: ['licence'] } })).toEqual([
    { file: 'alpha/content/acceptance.json', path: '/documents/0', reason: 'there is no document licence' },
  ])
  expect(await write({ 'content/acceptance.json': { documents: ['terms'] }, 'content/terms.json': document('2026-02-30') })).toEqual([
    { file: 'alpha/content/terms.json', path: '/version', reason: 'is no day that there is' },
  ])
})
