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
  const all = ['a', 'b', 'c'].map(network => outcome(queue.accept(new Uint8Array(), network)))
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

test('one that comes while a place changes hands waits too', async () => {
  const { queue, held } = heldQueue()
  const first = outcome(queue.accept(new Uint8Array(), 'first'))
  void outcome(queue.accept(new Uint8Array(), 'second'))
  await settled()
  held[0]?.()
  // One comes at every step until the first is answered.
  let answered = false
  void first.then(() => (answered = true))
  for (let step = 0; !answered; step++) {
    void outcome(queue.accept(new Uint8Array(), `network ${step}`))
    await Promise.resolve()
  }
  await settled()
  expect(held).toHaveLength(2)
})

test('of one network 4 wait; of all networks 20', async () => {
  const { queue } = heldQueue()
  const send = (network: string) => outcome(queue.accept(new Uint8Array(), network))
  void send('first')
  for (let count = 0; count < 4; count++) void send('one')
  expect(await send('one')).toBe('TOO_MANY_REQUEST')
  for (let count = 0; count < 16; count++) void send(`other ${count}`)
  expect(await send('last')).toBe('TOO_MANY_REQUEST')
})

test('a picture that fails lets the next one begin', async () => {
  const queue = createPictureQueue(async bytes => (bytes.length > 0 ? done : undefined))
  const all = [new Uint8Array(), new Uint8Array([1])].map(bytes => outcome(queue.accept(bytes, 'one')))
  expect(await Promise.all(all)).toEqual(['picture.invalid', 'accepted'])
})
