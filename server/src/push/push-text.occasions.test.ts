import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDatabase } from '#kernel/db/database.ts'
import { drawSteps } from '#lottery/draws/draw-steps.ts'
import { voidDraw } from '#lottery/draws/void-draw.ts'
import { createLotteryStage, drawId, type LotteryStage } from '#lottery/testing/lottery-stage.ts'
import { mallCommand } from '#mall/mall-command.ts'
import { testWallet } from '#money/testing/test-wallet.ts'
import { refusePushes } from '#testing/stored-rows.ts'
import { registration, signIn, valueOf } from '#testing/test-app.ts'
import { openTestDatabase } from '#testing/test-database.ts'
import { writeFolder } from '#testing/test-merchants.ts'
import { startPushStandIn, type PushStandIn } from './testing/push-stand-in.ts'

let service: PushStandIn
let database: OpenDatabase
let stage: LotteryStage
beforeAll(async () => {
  service = await startPushStandIn()
  database = await openTestDatabase()
  stage = await createLotteryStage({ database, config: { pushOrigins: [service.url] } })
})
afterAll(async () => {
  await stage.close()
  await service.close()
})

/** A member with a device, whose browser and page have this language. */
const memberWith = async (username: string, language: 'EN' | 'UR') => {
  const client = stage.client('alpha', { language })
  const { token, customerId } = valueOf(await client.call('member.register', registration(username)))
  client.token = token
  const registrationToken = service.device(username)
  valueOf(await client.call('push.bind', { registrationToken }))
  return { client, id: customerId, username }
}

/** What came to each device since the last look. */
let looked = 0
const came = async () => {
  await stage.runDue()
  const fresh = service.received.slice(looked)
  looked = service.received.length
  return fresh
    .map(({ device, payload: { notification } }) => ({ device, body: notification.body, opens: notification.navigate, lang: notification.lang }))
    .toSorted((one, other) => one.device.localeCompare(other.device))
}

// Proves push-14.
test('whoever bought tickets is told of the results once, each in their own language; nobody else is', async () => {
  const [ann, uma] = [await memberWith('draw_ann', 'EN'), await memberWith('draw_uma', 'UR')]
  await memberWith('draw_without', 'EN')
  const draw = drawId('fixed')
  for (const { client, id } of [ann, uma]) {
    await testWallet(stage.system, id).deposit(`money-of-${id}`, 1_000)
    for (const number of ['1', '2'])
      valueOf(await client.call('lottery.buyTickets', { key: `tickets-${number}-of-${id}`, draw, lines: [{ numbers: [number, '9'] }] }))
  }
  await stage.goTo('2026-01-01T00:05:00.000Z')
  const opens = `http://alpha.test/m/lottery/draw?id=${draw}`
  expect(await came()).toEqual([
    { device: 'draw_ann', body: 'The results of Lucky Six are here.', opens, lang: 'en' },
    { device: 'draw_uma', body: 'لکی سکس کے نتائج آ گئے ہیں۔', opens, lang: 'ur' },
  ])
})

// Proves push-14.
test('whoever bought tickets of a draw that is void is told once that they are paid back, with the last repayment or not at all', async () => {
  const [eve, ula] = [await memberWith('void_eve', 'EN'), await memberWith('void_ula', 'UR')]
  await memberWith('void_without', 'EN')
  const draw = drawId('fixed', 10)
  for (const { client, id } of [eve, ula]) {
    await testWallet(stage.system, id).deposit(`money-of-${id}`, 1_000)
    for (const number of ['1', '2'])
      valueOf(await client.call('lottery.buyTickets', { key: `tickets-${number}-of-${id}`, draw, lines: [{ numbers: [number, '9'] }] }))
  }
  await voidDraw(stage.system, { merchant: 'alpha', id: draw }, { by: 'Olivia', reason: 'The prize table was wrong.', operator: 'olivia' })
  const stored = async () => {
    const found = await stage.system.stores.draws.byId('alpha', draw)
    if (!found) throw new Error(`there is no ${draw}`)
    return found
  }
  const declared = await stored()
  const { refund } = drawSteps(stage.system)
  const allow = await refusePushes(database.db)
  await expect(refund(declared)).rejects.toThrow('insert into "pushes"')
  await allow()
  expect((await stored()).settledAt).toBeNull()

  const opens = `http://alpha.test/m/lottery/draw?id=${draw}`
  expect(await came()).toEqual([
    { device: 'void_eve', body: 'The Lucky Six draw was canceled. Your tickets have been refunded.', opens, lang: 'en' },
    { device: 'void_ula', body: 'لکی سکس کی قرعہ اندازی منسوخ ہو گئی ہے۔ آپ کے ٹکٹوں کی رقم واپس کر دی گئی ہے۔', opens, lang: 'ur' },
  ])
  expect((await stored()).settledAt).not.toBeNull()
  for (const old of [declared, await stored()]) await refund(old)
  expect(await came()).toEqual([])
})

const deskAnswers = async (memberId: string, clientId: string) =>
  await stage.app.inject({
    method: 'POST',
    url: `/dev/desk/thread?merchant=alpha&member=${memberId}`,
    headers: { host: 'localhost:3000', origin: 'http://localhost:3000', 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ text: 'We look at it.', clientId }).toString(),
  })

// Proves push-14.
test('an answer of support is told to the member it is for, once, though the form is sent twice', async () => {
  const [eva, ulla] = [await memberWith('chat_eva', 'EN'), await memberWith('chat_ulla', 'UR')]
  expect((await deskAnswers(eva.id, 'answer-eva')).statusCode).toBe(303)
  expect((await deskAnswers(eva.id, 'answer-eva')).statusCode).toBe(303)
  const opens = 'http://alpha.test/m/chat'
  expect(await came()).toEqual([{ device: 'chat_eva', body: 'Support has answered you.', opens, lang: 'en' }])
  await deskAnswers(ulla.id, 'answer-ulla')
  expect(await came()).toEqual([{ device: 'chat_ulla', body: 'سپورٹ نے آپ کو جواب دیا ہے۔', opens, lang: 'ur' }])
})

// Proves push-14.
test('an answer of support and its push are written together or not at all', async () => {
  const { id } = await memberWith('chat_both', 'EN')
  const allow = await refusePushes(database.db)
  expect((await deskAnswers(id, 'answer-both')).statusCode).toBe(500)
  await allow()
  expect(await stage.system.stores.chats.messages({ merchant: 'alpha', memberId: id }, { after: 0 }, 10)).toEqual([])
  expect(await came()).toEqual([])
})

// Proves ranks-and-rewards-23.
test('what becomes of an order in the point market is told to the member, with each step', async () => {
  const { system } = stage
  const words = { EN: 'Ticket', UR: 'ٹکٹ' }
  const good = { id: 'film', kind: 'ticket', image: 'banners/one.svg', name: words, text: words, price: 5, stock: 9 }
  await writeFolder(join(system.merchantsDirectory, 'alpha'), { 'content/mall.json': { goods: [good] } })
  expect(await system.merchants.reload()).toEqual([])
  const { client, id } = await memberWith('order_olga', 'EN')
  await testWallet(system, id).earnPoints('points-of-olga', 5)
  const order = valueOf(await client.call('mall.order', { key: 'order-of-olga-0001', good: 'film', price: 5 }))
  expect(await came()).toEqual([])
  const merchant = system.merchants.byCode('alpha')!
  const push = { device: 'order_olga', body: 'There is news of your order.', opens: 'http://alpha.test/m/mall/mallHome', lang: 'en' }
  await mallCommand(system)(merchant, ['send', String(order.id)])
  expect(await came()).toEqual([push])
  await mallCommand(system)(merchant, ['refuse', String(order.id), '--note', 'Lost'])
  expect(await came()).toEqual([push])
  await expect(mallCommand(system)(merchant, ['deliver', String(order.id)])).rejects.toThrow('is refused')
  expect(await came()).toEqual([])
})

// Proves push-14.
test('a sign-in from a new network is told to the member at the devices of before', async () => {
  const { username } = await memberWith('safe_nora', 'UR')
  await memberWith('safe_other', 'EN')
  const away = stage.client('alpha', { ip: '192.0.2.77', language: 'EN' })
  valueOf(await away.call('session.login', signIn(username)))
  const body = 'آپ کے Alpha اکاؤنٹ میں ابھی ایک نئے نیٹ ورک سے لاگ اِن کیا گیا ہے۔ اگر یہ آپ نہیں تھے تو فوراً اپنا پاس ورڈ بدلیں۔'
  expect(await came()).toEqual([{ device: 'safe_nora', body, opens: 'http://alpha.test/m/member/security', lang: 'ur' }])
})
