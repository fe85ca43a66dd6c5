import { textOf } from '@foyer/texts/load'
import { expect } from 'vitest'
import type { Journey } from '#engines/journey.ts'
import { enter, signIn } from '#engines/sign-in.ts'
import { textsOf } from '#testing/phone.ts'

export const deposit: Journey = {
  name: 'a member deposits through the payment company, goes back on the way, and comes back to the money',
  folder: 'deposit',
  shortIn: ['webkit-old'],
  async run({ stage, newPlayer }) {
    const { wallet } = textsOf('EN')
    const player = await newPlayer('narrow')
    await enter(player, stage, 'demo')
    await player.open(stage.addressOf('demo', '/m/voucherCenter', 'EN'))
    await player.fill(wallet('line_amount'), '500')
    await player.step('form')
    await player.tapButton(wallet('deposit_submit'))
    await player.untilAt(stage.sandbox)
    await player.step('payment-company')
    if (player.window.goBack) {
      // The way back leads to the deposit that was begun; Firefox takes that page out of its memory.
      await player.window.goBack()
      await player.untilAt('/m/voucherCenter?deposit=')
      await player.tapButton(wallet('to_payment'))
      await player.untilAt(stage.sandbox)
    }
    await player.tap('button.first')
    await player.untilAt('/m/voucherCenter?deposit=')
    await player.seeHeading(wallet('deposit_paid', { amount: '₱500.00' }))
    await player.see('button', '₱500.00', { part: true })
    await player.step('paid')
  },
}

/** Keeps what is offered to be saved, because each test browser saves in another way. */
const keepSaved = () => {
  // Where it cannot save, the test browser would go to the file instead.
  HTMLAnchorElement.prototype.click = () => undefined
  const create = URL.createObjectURL.bind(URL)
  URL.createObjectURL = made => {
    if (made instanceof Blob) void made.text().then(text => (document.documentElement.dataset['saved'] = text))
    return create(made)
  }
}

export const statement: Journey = {
  name: 'a member reads the statement and saves it as CSV',
  folder: 'statement',
  shortIn: ['webkit-old'],
  async run({ stage, newPlayer }) {
    const { wallet } = textsOf('EN')
    const player = await newPlayer()
    await signIn(player, stage, 'demo')
    await player.open(stage.addressOf('demo', '/m/member/statement', 'EN'))
    await player.see('details')
    await player.step('list')
    await player.tap('details summary')
    await player.see('details[open]')
    await player.step('line')
    await player.run(keepSaved, [])
    await player.tapButton(wallet('csv_download'))
    await player.until(() => document.documentElement.dataset['saved'] !== undefined, [])
    const saved = await player.run(() => document.documentElement.dataset['saved'] ?? '', [])
    // Blob.text() leaves the mark for UTF-8 out.
    expect(saved).toContain([wallet('csv_moment'), wallet('filter_what'), wallet('line_amount'), wallet('line_balance')].join(','))
    await player.step('saved')
  },
}

/** The natural width of the picture that the dialog shows, once it is drawn. */
const posterWidth = async (name: string) => {
  const picture = [...document.querySelectorAll('img')].find(({ alt }) => alt === name)
  if (!picture) return 0
  await picture.decode()
  return picture.naturalWidth
}

export const poster: Journey = {
  name: 'a member copies the link and makes a poster to invite friends',
  folder: 'poster',
  shortIn: ['webkit'],
  async run({ stage, newPlayer }) {
    const referral = textOf('EN', 'referral')
    const player = await newPlayer()
    await signIn(player, stage, 'demo')
    await player.open(stage.addressOf('demo', '/m/inviteFriends', 'EN'))
    await player.seeText('/m/index.html', { part: true })
    await player.step('link')
    await player.tapButton(referral('copy_link'))
    await player.seeText(textsOf('EN').shell('copied'))
    await player.tapButton(referral('poster'))
    await player.see('dialog[open] img')
    expect(await player.run(posterWidth, [referral('poster')] as const)).toBe(1080)
    await player.step('poster')
  },
}
