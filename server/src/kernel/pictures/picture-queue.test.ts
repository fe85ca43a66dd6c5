import { expect, test } from 'vitest'
import type { AcceptedPicture } from './accepted-picture.ts'
import { createPictureQueue } from './picture-queue.ts'

const done: AcceptedPicture = { image: new Uint8Array(), width: 1, height: 1 }

/** A queue whose work ends when the test says so. */
const heldQueue = () => {
  const held: (() => void)[] = []
  const queue = createPictureQueue(() => new Promise(resolve => held.push(() => resolve(done))))
  return { queue, held }
}
const outcome = (work: Promise<unknown>) =>
  work.then(
    () => 'accepted',
    (error: Error) => error.message,
  )
const settled = () => new Promise(resolve => setImmediate(resolve))

test('one picture is worked on at a time, the others wait in their order', async () => {
  const { queue, held } = heldQueue()
  const all = ['192.0.2.1', '192.0.2.2', '192.0.2.3'].map(network => outcome(queue.accept(new Uint8Array(), network)))
  await settled()
  expect(held).toHaveLength(1)
  held[0]?.()
  await all[0]
  await settled()
  expect(held).toHaveLength(2)
  held[1]?.()
  await settled()
  held[2]?.()
  expect(await Promise.all(all)).toEqual(['accepted', 'accepted', 'accepted'])
})

// Proves customer-service-and-chat-12.
test('one that comes while a place changes hands waits too', async () => {
  const { queue, held } = heldQueue()
  const first = outcome(queue.accept(new Uint8Array(), '192.0.2.1'))
  void outcome(queue.accept(new Uint8Array(), '192.0.2.2'))
  await settled()
  held[0]?.()
  // One comes at every step until the first is answered.
  let answered = false
  void first.then(() => (answered = true))
  for (let step = 0; !answered; step++) {
    void outcome(queue.accept(new Uint8Array(), `10.0.0.${step}`))
    await Promise.resolve()
  }
  await settled()
  expect(held).toHaveLength(2)
})

// Proves customer-service-and-chat-12.
test('of one line 4 wait; of all 20', async () => {
  const { queue } = heldQueue()
  const send = (address: string) => outcome(queue.accept(new Uint8Array(), address))
  void send('192.0.2.1')
  for (let count = 0; count < 4; count++) void send('192.0.2.2')
  expect(await send('192.0.2.2')).toBe('TOO_MANY_REQUEST')

  const { queue: other } = heldQueue()
  for (let count = 0; count < 21; count++) void outcome(other.accept(new Uint8Array(), `10.0.0.${count}`))
  expect(await outcome(other.accept(new Uint8Array(), '192.0.2.9'))).toBe('TOO_MANY_REQUEST')
})

test('a picture that fails lets the next one begin', async () => {
  const queue = createPictureQueue(async bytes => (bytes.length > 0 ? done : undefined))
  const all = [new Uint8Array(), new Uint8Array([1])].map(bytes => outcome(queue.accept(bytes, '192.0.2.1')))
  expect(await Promise.all(all)).toEqual(['picture.invalid', 'accepted'])
})

// Proves customer-service-and-chat-12.
test('twenty pictures of ten /64s of one household do not keep another sender waiting: the next turn is theirs', async () => {
  const { queue, held } = heldQueue()
  const flood = Array.from({ length: 40 }, (_, at) => outcome(queue.accept(new Uint8Array(), `2001:db8:7:${at % 10}${at % 10}::1`)))
  let isAnswered = false
  const honest = outcome(queue.accept(new Uint8Array(), '198.51.100.7')).then(answer => ((isAnswered = true), answer))
  for (let drawn = 0; drawn < 2; drawn++) {
    await settled()
    held[drawn]?.()
  }
  await settled()
  expect(isAnswered).toBe(true)
  expect(await honest).toBe('accepted')
  expect(flood).toHaveLength(40)
})
