import type { Catalogue } from '@foyer/texts'
import { createCatalogues } from './catalogue-cache.ts'

// Each catalogue of each language is a chunk of its own.
export const catalogues = createCatalogues(import.meta.glob<Catalogue>('../../../texts/*/*.json', { import: 'default' }))

/** Loads a catalogue before the page that speaks from it opens. */
export const loadCatalogue = catalogues.load
