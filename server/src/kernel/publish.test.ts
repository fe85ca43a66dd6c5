import { expect, test } from 'vitest'
import { createPublisher, type Listeners } from './publish.ts'

const NAME = 'memberNotified' satisfies keyof Listeners
type News = Parameters<Listeners[typeof NAME]>
const news = [{}, {}, 'security_changed'] as unknown as News

test('whoever listens is called in the order of the subjects, one after the other', async () => {
  const { publish, listen } = createPublisher()
  const calls: string[] = []
  listen({
    async [NAME](...given) {
      calls.push('first begins')
      await Promise.resolve()
      calls.push('first ends')
      expect(given).toEqual(news)
    },
  })
  listen({ memberCreated: () => Promise.reject(new Error('it listens to something else')) })
  listen({ [NAME]: async () => void calls.push('second') })
  await publish(NAME, ...news)
  expect(calls).toEqual(['first begins', 'first ends', 'second'])
})

test('what a listener throws stops the event, so that its unit of work is undone', async () => {
  const { publish, listen } = createPublisher()
  let isSecondCalled = false
  listen({ [NAME]: () => Promise.reject(new Error('no')) })
  listen({ [NAME]: async () => void (isSecondCalled = true) })
  await expect(publish(NAME, ...news)).rejects.toThrow('no')
  expect(isSecondCalled).toBe(false)
})
