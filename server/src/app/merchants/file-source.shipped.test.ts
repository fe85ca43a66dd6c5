import { pino } from 'pino'
import { describe, expect, test } from 'vitest'
import { readConfig } from '#kernel/config.ts'
import { createFileSource } from './file-source.ts'

/** What is wrong with a merchant, as the log says it. */
const warnings: string[] = []
const open = (allowDemo: boolean) =>
  createFileSource({
    directory: readConfig({ MODE: 'demo' }).merchantsDir,
    secretsDir: undefined,
    env: {},
    allowDemo,
    log: pino({ level: 'warn' }, { write: line => void warnings.push(line) }),
    watch: false,
  })

describe('the merchants that come with the product', () => {
  test('are two without a fault, with different look, language, currency and flags (issue: nothing leaks between them)', async () => {
    const source = await open(true)
    expect(warnings).toEqual([])
    // An operator may have added more.
    const shipped = source.all().filter(({ file }) => file.demo)
    const [one, other] = shipped
    expect(shipped).toHaveLength(2)
    expect(one?.file.theme).not.toEqual(other?.file.theme)
    expect(one?.languages).not.toEqual(other?.languages)
    expect(one?.settings.currency).not.toBe(other?.settings.currency)
    expect(one?.flags).not.toEqual(other?.flags)
    await source.close()
  })

  test('are for demonstration: production refuses them', async () => {
    await expect(open(false)).rejects.toThrow(/aurora\/merchant\.json \/demo[^]*demo\/merchant\.json \/demo/)
  })
})
