import { expect, test } from 'vitest'
import { linkageFault } from './linkage-fault.ts'

// Proves banners-and-shortcuts-1.
test.each([
  {},
  { url: '/m/register' },
  { url: 'brand.com', linkageType: 'URL' },
  { linkageType: 'G', vendor: 'SALON', nodeId: '12' },
  { linkageType: 'P', vendor: 'LOTT' },
] as const)('%j is in order', linkage => {
  expect(linkageFault(linkage)).toBeUndefined()
})

// Proves banners-and-shortcuts-1.
test.each([
  [{ url: 'javascript:alert(1)' }, '/url', 'is neither a page below /m nor an address of http or https'],
  [{ url: '/wps/session/logout' }, '/url', 'is neither a page below /m nor an address of http or https'],
  [{ linkageType: 'G' }, '/vendor', 'is missing: G starts a game of a vendor'],
  [{ linkageType: 'P', vendor: 'LOTT', url: '/m/home' }, '/url', 'has no effect beside linkageType P'],
  [{ url: '/m/home', vendor: 'LOTT' }, '/vendor', 'has an effect only beside linkageType P or G'],
  [{ nodeId: '7' }, '/nodeId', 'has an effect only beside linkageType P or G'],
] as const)('%j is refused with its place and the reason', (linkage, path, reason) => {
  expect(linkageFault(linkage)).toEqual({ path, reason })
})
