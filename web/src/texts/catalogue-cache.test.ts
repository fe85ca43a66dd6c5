import type { Catalogue } from '@foyer/texts'
import { describe, expect, it } from 'vitest'
import { createCatalogues } from './catalogue-cache.ts'

const catalogue: Catalogue = { back: 'Back' }

/** A source whose answers are given one after the other. */
const sourceOf = (answers: readonly (() => Promise<Catalogue>)[]) => {
  let calls = 0
  const file = () => (answers[calls++] ?? (() => Promise.reject(new Error('asked too often'))))()
  return { files: { '../../../texts/EN/shell.json': file }, calls: () => calls }
}

describe('catalogues that arrive after the page', () => {
  it('are fetched once and are then at hand', async () => {
    const source = sourceOf([() => Promise.resolve(catalogue)])
    const catalogues = createCatalogues(source.files)
    expect(catalogues.ready('EN', 'shell')).toBeUndefined()
    await Promise.all([catalogues.load('EN', 'shell'), catalogues.load('EN', 'shell')])
    expect(catalogues.ready('EN', 'shell')).toBe(catalogue)
    expect(source.calls()).toBe(1)
  })

  it('are tried again by the next visit of the route, not by a component that is waiting', async () => {
    const source = sourceOf([() => Promise.reject(new Error('offline')), () => Promise.resolve(catalogue)])
    const catalogues = createCatalogues(source.files)
    const failed = catalogues.pending('EN', 'shell')
    await expect(failed).rejects.toThrow('offline')
    expect(catalogues.pending('EN', 'shell')).toBe(failed)
    expect(source.calls()).toBe(1)
    await expect(catalogues.load('EN', 'shell')).resolves.toBe(catalogue)
  })

  it('are refused for a language that has none', async () => {
    await expect(createCatalogues({}).load('EN', 'shell')).rejects.toThrow('no catalogue EN/shell')
  })
})
