import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'

test('a draw is checked where the browser has no Object.hasOwn', () => {
  const file = (name: string) => JSON.stringify(new URL(name, import.meta.url).href)
  // In a process of its own, because the test runner needs it, too.
  const code = `
    delete Object.hasOwn
    const { hashOf, hex, utf8 } = await import(${file('bytes.ts')})
    const { isBeacon } = await import(${file('drand.ts')})
    const signature = await isBeacon(1, '00', { publicKey: '00', genesis: 0, period: 3 })
    process.stdout.write(hex(hashOf(utf8('abc'))).slice(0, 8) + ' ' + signature)`
  expect(execFileSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' })).toBe('ba7816bf false')
})
