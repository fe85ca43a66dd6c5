import { expect, test } from 'vitest'
import { createArrivals, messagesOf, wrongRepeats } from './arrivals.ts'
import type { Setting } from './deed-kind.ts'

const setting = { run: 'abcdef', players: 10, noted: new Map() } as unknown as Setting
const partners = () => {
  const all = { sms: createArrivals(), mail: createArrivals(), push: createArrivals(), pixels: createArrivals(), vendor: createArrivals() }
  const arrivals = { sms: all.sms.all, mail: all.mail.all, push: all.push.all, pixels: all.pixels.all, vendor: all.vendor.all }
  return { ...all, arrivals }
}

test('each acknowledged deed has a message for each of its partners, there or not', () => {
  const { push, arrivals } = partners()
  push.came('bench3')
  const deeds = [
    { kind: 'bank account', number: 2, state: 'done', doneAt: 5 },
    { kind: 'code', number: 1, state: 'unknown' },
  ] as const
  expect(messagesOf(deeds, setting, arrivals)).toEqual([
    { partner: 'mail', name: 'bench3@player.example', since: 5, arrival: undefined },
    { partner: 'push', name: 'bench3', since: 5, arrival: expect.objectContaining({ times: 1 }) },
  ])
})

test('what comes again after its acceptance was lost is right; after it was heard, or under another id, it is wrong', () => {
  const { sms, mail, arrivals } = partners()
  sms.came('639100000001')
  sms.came('639100000001').taken += 1
  mail.came('ann@player.example', { mark: '<1@lumina.example>' })
  mail.came('ann@player.example', { mark: '<1@lumina.example>' }).taken += 1
  expect(wrongRepeats(arrivals)).toEqual([])
  sms.came('639100000001').taken += 1
  mail.came('ann@player.example', { mark: '<2@lumina.example>' })
  expect(wrongRepeats(arrivals)).toEqual(['639100000001 came to sms 3 times, and was taken 2 times', 'ann@player.example came to mail under 2 ids'])
})
