import { expect, test } from 'vitest'
import { createPageCache } from './page-cache.ts'

const counting = () => {
  let made = 0
  return { make: async () => (made += 1), made: () => made }
}

test('simultaneous requests share one rendering', async () => {
  const cache = createPageCache<number>(10)
  const { make, made } = counting()
  await Promise.all(Array.from({ length: 20 }, () => cache.get('home', make)))
  expect(made()).toBe(1)
})

test('a page that failed to render is tried again', async () => {
  const cache = createPageCache<string>(10)
  await expect(cache.get('home', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  await expect(cache.get('home', async () => 'whole')).resolves.toBe('whole')
})

test('the page least recently requested is removed first', async () => {
  const cache = createPageCache<number>(2)
  const { make, made } = counting()
  for (const key of ['a', 'b', 'a', 'c', 'a']) await cache.get(key, make)
  expect(made()).toBe(3)
  await cache.get('b', make)
  expect(made()).toBe(4)
})

test('the limit may change: the next page asked for counts by the new one', async () => {
  let limit = 3
  const cache = createPageCache<number>(() => limit)
  const { make, made } = counting()
  for (const key of ['a', 'b', 'c', 'a', 'b', 'c']) await cache.get(key, make)
  expect(made()).toBe(3)
  limit = 1
  for (const key of ['c', 'b']) await cache.get(key, make)
  expect(made()).toBe(4)
})
