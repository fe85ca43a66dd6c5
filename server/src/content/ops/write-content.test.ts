import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createConsoleStage, opValue, type ConsoleStage, type OpClient } from '#staff/testing/console-stage.ts'

let stage: ConsoleStage
let editor: OpClient
let publisher: OpClient
let owner: OpClient
beforeAll(async () => {
  stage = await createConsoleStage({ merchants: { beta: { publishing: { secondPerson: true } } } })
  editor = await stage.staff('editor', { login: 'amara' })
  publisher = await stage.staff('publisher', { login: 'ruben' })
  owner = await stage.staff('owner', { login: 'ines' })
})
afterAll(() => stage.close())

const reason = 'The feast begins.'
const banners = (alt: string, more: object = {}) =>
  JSON.stringify({ banners: [{ groupName: 'm_home', image: 'banners/one.svg', alt: { EN: alt }, ...more }] })
const read = async (at = 'alpha', kind = 'banners') => opValue(await publisher.call('content.get', { kind }, at))
const save = async (written: string, by = editor, at = 'alpha', kind = 'banners') => {
  const { draft } = await read(at, kind)
  return opValue(await by.call('content.save', { kind, written, revision: draft?.revision ?? null }, at))
}
const eventsOf = async (kind = 'banners', at = 'alpha') =>
  (await stage.system.stores.staffEvents.list(at, { aboutKind: 'content', aboutId: kind }, 10)).map(({ event, login }) => `${login} ${event}`)
const alts = async (at = 'alpha') => {
  await stage.system.merchants.reload()
  return stage.system.merchants.byCode(at)?.content.banners.map(({ alt }) => alt['EN'])
}

describe('job 15: content is prepared by one role and published by another', () => {
  // Proves staff-35.
  test('an editor keeps a draft and hears each fault at its place, and may not publish it', async () => {
    const { faults, revision } = await save(banners('Moon', { from: '2026-12-01T00:00:00Z', until: '2026-11-01T00:00:00Z' }))
    expect(faults).toMatchObject([{ file: 'alpha/content/banners.json', path: '/banners/0/until' }])
    expect((await read()).draft).toMatchObject({ number: 1, changedBy: 'amara', faults })
    const request = { kind: 'banners', revision, from: null, reason }
    expect(await editor.call('content.publish', request)).toMatchObject({ code: 'staff.forbidden', data: { permission: 'content.publish' } })
    expect(await publisher.call('content.publish', request)).toMatchObject({ code: 'content.faulty', data: { faults } })
    expect(await alts()).toEqual(['Alpha banner'])
  })

  // Proves staff-35.
  test('a publisher publishes it, and goes back; every step is in the trace with before and after', async () => {
    const { revision } = await save(banners('Moon'))
    expect(opValue(await publisher.call('content.publish', { kind: 'banners', revision, from: null, reason }))).toEqual({ number: 1, approval: null })
    expect(await alts()).toEqual(['Moon'])
    opValue(await publisher.call('content.rollBack', { kind: 'banners', number: 0, reason }))
    expect(await alts()).toEqual(['Alpha banner'])
    expect(await eventsOf()).toEqual(['ruben content.rolled-back', 'ruben content.published', 'amara content.drafted', 'amara content.drafted'])
    const [event] = await stage.system.stores.staffEvents.list('alpha', { aboutKind: 'content', aboutId: 'banners' }, 1)
    expect(event).toMatchObject({ reason, before: { version: 1 }, after: { version: 2, like: 0 } })
    expect(opValue(await publisher.call('content.version', { kind: 'banners', number: 1 }))).toEqual({ written: banners('Moon') })
  })

  // Proves staff-35.
  test('a version is scheduled and called off; the list says what is live and what is ahead', async () => {
    const { revision } = await save(banners('Feast'))
    const from = new Date(stage.system.clock().getTime() + 3_600_000).toISOString()
    const { number } = opValue(await publisher.call('content.publish', { kind: 'banners', revision, from, reason }))
    const listed = async () => opValue(await editor.call('content.kinds', {})).kinds.find(({ name }) => name === 'banners')
    expect(await listed()).toMatchObject({ live: { number: 2 }, draft: null, scheduled: [{ number, liveFrom: from, publishedBy: 'ruben' }] })
    opValue(await publisher.call('content.callOff', { kind: 'banners', number, reason }))
    expect(await listed()).toMatchObject({ live: { number: 2 }, scheduled: [] })
  })

  // Proves staff-35.
  test('a picture is uploaded, drawn anew, chosen and shown', async () => {
    const { default: sharp } = await import('sharp')
    const png = await sharp({ create: { width: 8, height: 4, channels: 3, background: '#123456' } })
      .png()
      .toBuffer()
    const added = opValue(await editor.call('content.upload', { name: 'moon', picture: png.toString('base64') }))
    expect(added).toMatchObject({ name: expect.stringMatching(/^uploads\/moon-[0-9a-f]{16}\.webp$/), width: 8, height: 4 })
    expect((await read()).pictures).toContain(added.name)
    const { faults } = await save(banners('Moon', { image: added.name }))
    expect(faults).toEqual([])
    expect(opValue(await editor.call('content.picture', { name: added.name }))).toMatchObject({ type: 'image/webp' })
    await stage.system.merchants.reload()
    expect(await stage.system.merchants.asset('alpha', added.name)).toMatchObject({ type: 'image/webp' })
    expect(await stage.system.merchants.asset('beta', added.name)).toBeUndefined()
    expect(await editor.call('content.upload', { name: 'text', picture: Buffer.from('<svg/>').toString('base64') })).toMatchObject({
      code: 'act.refused',
      data: { code: 'picture.invalid' },
    })
  })
})

// Proves staff-35.
test('job 16: a mission, a reward and a market item are kinds like the others', async () => {
  const { kinds } = opValue(await editor.call('content.kinds', {}))
  expect(kinds.map(({ name }) => name)).toEqual(expect.arrayContaining(['promotions', 'mall', 'activities', 'announcements', 'shortcuts', 'ranks']))
  const good = {
    id: 'cup',
    name: { EN: 'Cup' },
    text: { EN: 'With the moon on it.' },
    image: 'banners/one.svg',
    points: 10,
    stock: 5,
    delivery: 'parcel',
  }
  const { faults } = await save(JSON.stringify({ goods: [good] }), editor, 'alpha', 'mall')
  expect(faults.map(({ path }) => path)).not.toContain('/goods/0/name')
})

// Proves staff-35.
test('job 32: maintenance, closed regions and lines are changed by an owner alone', async () => {
  const written = JSON.stringify({ maintenance: { on: true, end: '2026-12-01T00:00:00Z' } })
  for (const other of [editor, publisher])
    expect(await other.call('content.save', { kind: 'operating', written, revision: null })).toMatchObject({
      code: 'staff.forbidden',
      data: { permission: 'operating.change', roles: ['owner'] },
    })
  const { revision } = await save(written, owner, 'alpha', 'operating')
  expect(await publisher.call('content.publish', { kind: 'operating', revision, from: null, reason })).toMatchObject({ code: 'staff.forbidden' })
  opValue(await owner.call('content.publish', { kind: 'operating', revision, from: null, reason }))
  await stage.system.merchants.reload()
  expect(stage.system.merchants.byCode('alpha')?.file).toMatchObject({ name: 'Alpha', maintenance: { on: true } })
})

describe('where the merchant wants two people', () => {
  const decide = async (id: string, by: OpClient) => {
    const { seen } = opValue(await by.call('approvals.get', { merchant: 'beta', id }))
    return await by.call('approvals.decide', { merchant: 'beta', id, decision: 'approve', answer: 'Looked at.', seen: seen ?? '' })
  }

  // Proves staff-35.
  test('another publisher decides, and a draft that was changed meanwhile is not published', async () => {
    const second = await stage.staff('publisher', { login: 'tala' })
    const { revision } = await save(banners('First'), editor, 'beta')
    const ask = async (of: number) =>
      opValue(await publisher.call('content.publish', { kind: 'banners', revision: of, from: null, reason }, 'beta')).approval ?? ''
    const first = await ask(revision)
    expect(await decide(first, publisher)).toMatchObject({ code: 'approval.own' })
    const changed = await save(banners('Second'), editor, 'beta')
    expect(await decide(first, second)).toMatchObject({ success: false })
    expect(await alts('beta')).toEqual(['Beta banner'])
    opValue(await decide(await ask(changed.revision), second))
    expect(await alts('beta')).toEqual(['Second'])
    expect(await eventsOf('banners', 'beta')).toEqual(expect.arrayContaining(['tala content.published', 'ruben content.publish-asked']))
  })
})

// Proves staff-37.
test('a draft is looked at by a link, in a language and at a time; a wrong one cannot be shown, and looking is recorded', async () => {
  const { revision } = await save(banners('Preview'))
  const request = { kind: 'banners', revision, path: '/m/home', language: 'UR', at: null }
  const { address, until } = opValue(await editor.call('content.preview', request))
  expect([address, until]).toEqual([expect.stringMatching(/^https:\/\/alpha\.test\/m\/home\?preview=[\w-]{40,}$/), '2026-01-01T00:10:00.000Z'])
  expect((await eventsOf())[0]).toBe('amara content.previewed')
  const wrong = await save(banners('Preview', { image: 'none.svg' }))
  expect(await editor.call('content.preview', { ...request, revision })).toMatchObject({ code: 'content.changed' })
  expect(await editor.call('content.preview', { ...request, revision: wrong.revision })).toMatchObject({ code: 'content.faulty' })
  for (const path of ['//evil.test', '/wps/x', '/m/home?x'])
    expect(await editor.call('content.preview', { ...request, path })).toMatchObject({ code: 'request.invalid' })
})

// Proves staff-35.
test('support can neither read nor change content', async () => {
  const support = await stage.staff('support')
  expect(await support.call('content.kinds', {})).toMatchObject({ code: 'staff.forbidden' })
  expect(await support.call('content.save', { kind: 'banners', written: '{}', revision: null })).toMatchObject({ code: 'staff.forbidden' })
})
