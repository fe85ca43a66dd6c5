import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})
const load = (trustedTypes?: object) => {
  vi.stubGlobal('trustedTypes', trustedTypes)
  return import('./trusted.ts')
}

// Proves navigation-43.
test('one policy marks what is ours, and no other script’s address', async () => {
  type Rules = Readonly<Record<string, (text: string) => string>>
  const createPolicy = vi.fn<(name: string, rules: Rules) => object>((_name, rules) => ({
    createHTML: (text: string) => ({ trusted: rules['createHTML']?.(text) }),
    createScriptURL: (text: string) => ({ trusted: rules['createScriptURL']?.(text) }),
  }))
  const { trustedHtml, trustedWorker } = await load({ createPolicy })
  expect([trustedHtml('<p>'), trustedWorker('/m/sw.js?language=EN')]).toEqual([{ trusted: '<p>' }, { trusted: '/m/sw.js?language=EN' }])
  expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['foyer'])
  for (const address of ['https://elsewhere.test/m/sw.js', '//elsewhere.test/m/sw.js', '/m/sw.jsx', 'data:text/javascript,1'])
    expect(() => trustedWorker(address)).toThrow('no script of ours')
})

test('a browser without Trusted Types gets the texts themselves', async () => {
  const { trustedHtml, trustedWorker } = await load()
  expect([trustedHtml('<p>'), trustedWorker('/m/sw.js')]).toEqual(['<p>', '/m/sw.js'])
  expect(() => trustedWorker('https://elsewhere.test/m/sw.js')).toThrow('no script of ours')
})
