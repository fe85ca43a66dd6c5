import { certificateDigest, checkCertificate } from '@foyer/draw-check/certificate'
import { rootLineOf } from '@foyer/draw-check/root-statement'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lotteryDraws } from '#lottery/schema/draws.ts'
import { createLotteryStage, drawId, type LotteryPlayer, type LotteryStage } from '#lottery/testing/lottery-stage.ts'
import { valueOf } from '#testing/test-app.ts'

let stage: LotteryStage
let player: LotteryPlayer
beforeEach(async () => {
  stage = await createLotteryStage()
  player = await stage.player('player')
})
afterEach(() => stage.closeBooks())

const CLOSES = '2026-01-01T00:04:40.000Z'
const DRAWS = '2026-01-01T00:05:00.000Z'
const id = drawId('pool')

const get = async (url: string, { host = 'alpha.test', ip = '203.0.113.9', ...headers }: Record<string, string> = {}) =>
  await stage.app.inject({ method: 'GET', url, headers: { host, ...headers }, remoteAddress: ip })
const textOf = async (url: string) => (await get(url)).body

// Proves games-and-lottery-18.
test('the hash over all tickets is published, signed, before the numbers: in a file, in a feed and with the draw', async () => {
  await player.buyEveryPair(id)
  expect(rootLineOf(await textOf('/lottery/roots.jsonl'), 'alpha', id)).toBeUndefined()
  await stage.goTo(CLOSES)
  const { rootStatement, tickets, draw } = await stage.shown(id)
  expect([draw.state, draw.results]).toEqual(['closed', null])
  const file = await get('/lottery/roots.jsonl')
  expect(file.headers).toMatchObject({ 'cache-control': 'public, max-age=5', 'content-type': 'application/x-ndjson; charset=utf-8' })
  expect(rootLineOf(file.body, 'alpha', id)).toBe(rootStatement)
  expect(JSON.parse(rootStatement ?? '')).toMatchObject({ body: { form: 'foyer-root/1', draw: id, tickets, at: CLOSES } })
  const feed = await get('/lottery/roots.atom')
  expect(feed.headers['content-type']).toBe('application/atom+xml; charset=utf-8')
  expect(feed.body).toContain(`${id}: 36 tickets, hash ${tickets?.root}`)
  // Whoever has it already gets nothing again, and nobody gets that of another brand.
  expect((await get('/lottery/roots.jsonl', { 'if-none-match': String(file.headers['etag']) })).statusCode).toBe(304)
  expect((await get('/lottery/roots.jsonl', { host: 'beta.test' })).body).not.toContain('alpha')
  expect((await get('/lottery/roots.jsonl', { host: 'nobody.test' })).statusCode).toBe(404)
})

// Proves games-and-lottery-18.
test('after the draw its choices are published, without names, and the winners can be counted from them', async () => {
  await player.buyEveryPair(id)
  await stage.goTo(CLOSES)
  expect((await get(`/lottery/choices/${id}/1.jsonl`)).statusCode).toBe(404)
  const kept = rootLineOf(await textOf('/lottery/roots.jsonl'), 'alpha', id) ?? ''
  await stage.goTo(DRAWS)
  const { certificate, choices, previous } = await stage.shown(id)
  expect([choices, previous]).toEqual([{ parts: 1, path: `/lottery/choices/${id}/` }, null])
  const part = await get(`${choices?.path}1.jsonl`)
  expect(part.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(part.body).not.toContain(player.id)
  expect(part.body).not.toContain('2026-01-01')
  const lines = part.body.trim().split('\n')
  expect(lines.length).toBe(36)
  expect(Object.keys(JSON.parse(lines[0] ?? '') as object)).toEqual(['number', 'numbers', 'play', 'price', 'sealed', 'units'])
  const { key } = valueOf(await stage.client().call('lottery.list', {}))
  const { commitmentHash: commitment } = await stage.storedDraw(id)
  const trusted = { keys: [key], commitment, root: kept, choices: part.body }
  expect(await checkCertificate(certificate ?? '', trusted)).toMatchObject({ faults: [], unchecked: [] })
  expect(await textOf(`/lottery/certificates/${id}.json`)).toBe(certificate)
})

// Proves games-and-lottery-18.
test('each certificate names the one before it of the same lottery, and the draw after waits for the draw before', async () => {
  await player.buyEveryPair(id)
  await stage.goTo(DRAWS)
  await stage.goTo('2026-01-01T00:10:00Z')
  const [first, second] = [await stage.shown(id), await stage.shown(drawId('pool', 10))]
  expect(second.previous).toEqual({ draw: id, path: `/lottery/certificates/${id}.json` })
  const checked = await checkCertificate(second.certificate ?? '', { previous: await textOf(second.previous?.path ?? '') })
  expect(checked.certificate?.previous).toEqual({ draw: id, digest: certificateDigest(first.certificate ?? '') })
  expect(checked).toMatchObject({ faults: [], unchecked: ['key', 'commitment', 'root', 'winners'] })
  const fixed = await checkCertificate((await stage.shown(drawId('fixed', 10))).certificate ?? '')
  expect(fixed.certificate?.previous?.draw).toBe(drawId('fixed'))
})

// Proves games-and-lottery-18.
test('a draw that was planned before keeps its form: nothing of it is published that was not promised', async () => {
  const draw = await stage.storedDraw(drawId('fixed'))
  // As the version before planned it.
  const before = draw.commitment.replace('foyer-commitment/2', 'foyer-commitment/1')
  await stage.database.db.update(lotteryDraws).set({ commitment: before })
  await player.buyEveryPair(draw.id)
  await stage.goTo(DRAWS)
  const answer = await stage.shown(draw.id)
  expect([answer.choices, answer.previous]).toEqual([null, null])
  expect((await get(`/lottery/choices/${draw.id}/1.jsonl`)).statusCode).toBe(404)
  expect(answer.certificate).toContain('"form":"foyer-draw/1"')
})

// Proves games-and-lottery-18.
test('one network makes forty parts and certificates in ten seconds; what is in memory costs nothing, and others are not kept out', async () => {
  await player.buyEveryPair(id)
  await stage.goTo(DRAWS)
  const path = `/lottery/choices/${id}/1.jsonl`
  expect((await get(path)).statusCode).toBe(200)
  const codes: number[] = []
  for (let at = 0; at < 45; at += 1) codes.push((await get(`/lottery/certificates/pool-20260102-${String(1000 + at)}.json`)).statusCode)
  expect(codes.filter(code => code === 404).length).toBe(39)
  expect(codes.filter(code => code === 429).length).toBe(6)
  expect((await get(path)).statusCode).toBe(200)
  expect((await get('/lottery/certificates/pool-20260102-1000.json', { ip: '192.0.2.7' })).statusCode).toBe(404)
})

test.each([
  ['no draw', '/lottery/choices/other/1.jsonl'],
  ['no part', `/lottery/choices/${drawId('pool')}/0.jsonl`],
  ['a part beyond the last', `/lottery/choices/${drawId('pool')}/2.jsonl`],
  ['another file', `/lottery/choices/${drawId('pool')}/1.json`],
  ['a way out of the folder', '/lottery/certificates/..%2f..%2fetc.json'],
])('%s is not there', async (_, url) => {
  await player.buyEveryPair(id)
  await stage.goTo(DRAWS)
  expect((await get(url)).statusCode).toBe(404)
})
