import { calls, type CallName } from '@foyer/contract'
import type { Viewer } from '@foyer/contract/content/ops/viewers'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { saveDraft } from '#content/versions/change-content.ts'
import { sealPreview } from '#content/versions/preview.ts'
import type { OpenDatabase } from '#kernel/db/database.ts'
import { rowsOf } from '#kernel/db/rows-of.ts'
import { createTestApp, registered, type TestApp } from '#testing/test-app.ts'
import { openTestDatabase } from '#testing/test-database.ts'
import { isPreviewed, previewedCalls } from './previewed-calls.ts'

let wire: TestApp
let database: OpenDatabase
/** The session of a member who is signed in in the same browser. */
let token: string
beforeAll(async () => {
  database = await openTestDatabase()
  wire = await createTestApp({ database })
  const { client } = await registered(wire, 'reyes')
  token = client.token ?? ''
  const announcement = (title: string, execution: string, more: object = {}) => ({
    id: title,
    category: 'news',
    execution,
    title: { EN: title },
    content: { EN: title },
    popup: true,
    ...more,
  })
  const written = {
    categories: [{ id: 'news', name: { EN: 'News' } }],
    announcements: [announcement('for-members', 'A', { from: '2026-06-01T00:00:00Z' }), announcement('for-visitors', 'B')],
  }
  await wire.system.inUnit(unit =>
    saveDraft(wire.system)(unit, { merchant: 'alpha', kind: 'announcements' }, { body: JSON.stringify(written), revision: null, by: 'amara' }),
  )
})
afterAll(() => wire.close())

const linkOf = (viewer: Viewer, at: Date | null = null) =>
  sealPreview(wire.system)({ merchant: 'alpha', kind: 'announcements', revision: 1, language: 'EN', at: at?.getTime() ?? null, viewer })
const send = async (name: CallName, preview: string, request: Readonly<Record<string, string>> = {}) => {
  const { method, path } = calls[name]
  const query = new URLSearchParams(request).toString()
  const reply = await wire.app.inject({
    method,
    url: method === 'GET' && query !== '' ? `${path}?${query}` : path,
    headers: { host: 'alpha.test', merchant: 'alpha', language: 'EN', authorization: token, preview },
    ...(method !== 'GET' && { payload: {} }),
  })
  return { status: reply.statusCode, ...(reply.json() as { readonly errorCode?: string; readonly value?: Readonly<Record<string, unknown>> }) }
}

/** Every row of every table, as one digest each; without the server's own keys, which are made when they are first needed. */
const everything = async () => {
  const tables = await rowsOf<{ readonly name: string }>(
    database.db,
    sql`select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname = 'public' and tablename not like 'server_keys%' order by 1`,
  )
  const digests: string[] = []
  for (const { name } of tables) {
    const [row] = await rowsOf<{ readonly digest: string | null }>(
      database.db,
      sql`select md5(string_agg(t::text, ',' order by t::text)) as digest from ${sql.raw(name)} t`,
    )
    digests.push(`${name} ${row?.digest}`)
  }
  return digests
}

describe('a page that shows a draft, as a member or an agent whom there is not (decision 29)', () => {
  // Proves staff-61.
  test.each(['visitor', 'member', 'agent'] as const)('as %s reads, and writes nothing of anybody', async viewer => {
    const preview = linkOf(viewer)
    const before = await everything()
    const failed: string[] = []
    for (const name of previewedCalls()) {
      const { status, errorCode } = await send(name, preview)
      if (status >= 500) failed.push(`${name}: ${status} ${errorCode}`)
    }
    expect(failed).toEqual([])
    expect(await everything()).toEqual(before)
  })

  // Proves staff-61.
  test('can do nothing: every other call is refused, also with a session of a member', async () => {
    const preview = linkOf('member')
    const others = (Object.keys(calls) as CallName[]).filter(name => !isPreviewed(name))
    expect(others).toContain('games.launchGame')
    for (const name of others) expect([name, (await send(name, preview)).errorCode]).toEqual([name, 'preview.only'])
  })

  // Proves staff-61.
  test('shows the draft to each viewer, at its time', async () => {
    const titles = async (viewer: Viewer, at?: Date) => {
      const { value } = await send('announcements.popups', linkOf(viewer, at))
      const shown = value?.['announcements'] as readonly { readonly title: string }[] | undefined
      return shown?.map(({ title }) => title)
    }
    expect(await titles('visitor')).toEqual(['for-visitors'])
    expect(await titles('member')).toEqual([])
    expect(await titles('member', new Date('2026-07-01T00:00:00Z'))).toEqual(['for-members'])
  })

  // Proves staff-61.
  test('is the made-up member, whoever is signed in in the browser', async () => {
    expect((await send('member.info', linkOf('agent'))).value).toMatchObject({ userName: 'preview', type: 1 })
    expect((await send('member.info', linkOf('visitor'))).errorCode).toBe('customer.not.login')
    expect((await send('referral.downline', linkOf('agent'))).status).toBe(200)
    expect((await send('member.info', 'made up')).errorCode).toBe('preview.only')
    const member = await wire.app.inject({
      url: calls['member.info'].path,
      headers: { host: 'alpha.test', merchant: 'alpha', language: 'EN', authorization: token },
    })
    expect(member.json().value).toMatchObject({ userName: 'reyes' })
  })
})
