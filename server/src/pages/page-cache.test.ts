import { expect, test } from 'vitest'
import { createPageCache } from './page-cache.ts'

const counting = () => {
  let made = 0
  return { make: async () => (made += 1), made: () => made }
}

test('many who ask at the same time share one making', async () => {
  const cache = createPageCache<number>(10)
  const { make, made } = counting()
  await Promise.all(Array.from({ length: 20 }, () => cache.get('home', make)))
  expect(made()).toBe(1)
})

test('a page that could not be made is tried again', async () => {
  const cache = createPageCache<string>(10)
  await expect(cache.get('home', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  await expect(cache.get('home', async () => 'whole')).resolves.toBe('whole')
})

test('the page not asked for longest goes first', async () => {
  const cache = createPageCache<number>(2)
  const { make, made } = counting()
  for (const key of ['a', 'b', 'a', 'c', 'a']) await cache.get(key, make)
  expect(made()).toBe(3)
  await cache.get('b', make)
  expect(made()).toBe(4)
})
