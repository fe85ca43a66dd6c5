import { catalogueNames, type CatalogueName } from '@foyer/contract/page'

const PREFIX = 'texts.'

/** The catalogue with a part's name. */
export const catalogueNamed = (part: string): CatalogueName | undefined =>
  part.startsWith(PREFIX) ? catalogueNames.find(name => part === PREFIX + name) : undefined
