import type { PageParts, PageTexts, PartName } from '@foyer/contract/page'
import { describe, expect, it } from 'vitest'
import { createParts } from './parts.ts'

const texts: PageTexts = { back: 'Back' }
const banners = [{ groupName: 'm_home', image: 'b.svg', alt: '' }]
const nothing = { catalogues: {}, content: {} }

/** A server that gives these answers one after the other and records what it was asked. */
const serverOf = (...answers: readonly (() => Promise<Partial<PageParts>>)[]) => {
  const requests: (readonly PartName[])[] = []
  const fetchAll = (names: readonly PartName[]) => {
    requests.push(names)
    return (answers[requests.length - 1] ?? (() => Promise.reject(new Error('asked too often'))))()
  }
  return { fetchAll, requests }
}

describe('parts of a page that arrive after the document', () => {
  it('are fetched once and then available at once', async () => {
    const server = serverOf(() => Promise.resolve({ 'texts.shell': texts }))
    const parts = createParts(nothing, server.fetchAll)
    expect(parts.ready('texts.shell')).toBeUndefined()
    await Promise.all([parts.load('texts.shell'), parts.load('texts.shell')])
    expect(parts.ready('texts.shell')).toBe(texts)
    await parts.load('texts.shell')
    expect(server.requests).toEqual([['texts.shell']])
  })

  it('are fetched again by the next visit of the route after a failure, not by a waiting component', async () => {
    const server = serverOf(
      () => Promise.reject(new Error('offline')),
      () => Promise.resolve({ 'texts.shell': texts }),
    )
    const parts = createParts(nothing, server.fetchAll)
    const failed = parts.pending('texts.shell')
    await expect(failed).rejects.toThrow('offline')
    expect(parts.pending('texts.shell')).toBe(failed)
    expect(server.requests).toHaveLength(1)
    await expect(parts.load('texts.shell')).resolves.toBe(texts)
  })

  it('are fetched in one request for all that a page still needs, without those in the document', async () => {
    const server = serverOf(() => Promise.resolve({ 'texts.play': texts, banners }))
    const parts = createParts({ catalogues: { shell: texts }, content: { vendors: [] } }, server.fetchAll)
    const page = ['texts.shell', 'texts.play', 'vendors', 'banners'] as const
    expect(await Promise.all(page.map(name => parts.load(name)))).toEqual([texts, texts, [], banners])
    expect(server.requests).toEqual([['texts.play', 'banners']])
  })

  it('are fetched by a new request once the one before was sent', async () => {
    const server = serverOf(
      () => Promise.resolve({ banners }),
      () => Promise.resolve({ vendors: [] }),
    )
    const parts = createParts(nothing, server.fetchAll)
    await parts.load('banners')
    await parts.load('vendors')
    expect(server.requests).toEqual([['banners'], ['vendors']])
  })
})
