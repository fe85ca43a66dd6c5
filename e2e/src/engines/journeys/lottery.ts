import { textOf } from '@foyer/texts/load'
import { expect } from 'vitest'
import type { Journey } from '#engines/journey.ts'
import { signIn } from '#engines/sign-in.ts'
import { WATCHED } from '#engines/stage.ts'
import { requestTo } from '#testing/member-by-calls.ts'
import { untilSold } from '#testing/until-sold.ts'

/** The page is open this long before the sales end. */
const BEFORE_END = 8_000 // ms

export const lottery: Journey = {
  name: 'a member buys a ticket and sees the draw happen without loading the page anew',
  folder: 'lottery',
  shortIn: ['webkit-old'],
  async run({ stage, newPlayer }) {
    const t = textOf('EN', 'lottery')
    const { port } = stage.relay
    await untilSold('demo', WATCHED, port)
    const buyer = await newPlayer()
    await signIn(buyer, stage, 'demo')
    await buyer.open(stage.addressOf('demo', '/m/lottery', 'EN'))
    await buyer.step('list')
    await buyer.tap(`main a[href*="code=${WATCHED}"]`)
    await buyer.tapButton(t('quick_pick'))
    await buyer.step('line')
    await buyer.tap(`[aria-label="${t('total')}"] button`)
    await buyer.seeHeading(t('bought'))
    await buyer.step('bought')
    const ticket = await buyer.run(() => document.querySelector('main li a[href*="number="]')?.getAttribute('href') ?? '', [])

    const watcher = await newPlayer()
    const { lotteries } = await requestTo('demo', port)('lottery.list', {})
    const next = lotteries.find(({ code }) => code === WATCHED)?.next
    expect(next).toBeDefined()
    stage.server.advance(Date.parse(next?.closesAt ?? '') - stage.server.now().getTime() - BEFORE_END)
    // Sessions have ended with the jump.
    await signIn(watcher, stage, 'demo')
    await watcher.open(stage.addressOf('demo', `/m/lottery?code=${WATCHED}`, 'EN'))
    await watcher.seeText(t('drawing'), { part: true })
    await watcher.step('drawing')
    // The stage: the balls have fallen, and two of three numbers are drawn, so every line wins.
    await watcher.seeText(t('you_won'))
    await watcher.step('drawn')
    await watcher.open(stage.addressOf('demo', ticket, 'EN'))
    await watcher.see('[role=status]', t('ticket_won'), { part: true })
    await watcher.step('won')
  },
}
