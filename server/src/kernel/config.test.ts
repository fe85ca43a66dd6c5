import { readFileSync } from 'node:fs'
import { isAbsolute } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ConfigError, readConfig as readAny } from './config.ts'
import type { Environment } from './environment-reader.ts'

/** Production needs a key. */
const SECRET_KEY = 'k'.repeat(32)
const readConfig = (env: Environment) => readAny({ SECRET_KEY, ...env })

const faultsOf = (env: Environment): readonly string[] => {
  try {
    readConfig(env)
    return []
  } catch (error) {
    if (error instanceof ConfigError) return error.faults
    throw error
  }
}

describe('configuration from the environment', () => {
  test('nothing set: loopback, port 3000, the embedded database, production', () => {
    expect(readConfig({})).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      databaseUrl: undefined,
      mode: 'production',
      workers: 1,
      auditDays: 365,
      trustedProxies: [],
      trustForwardedHost: false,
    })
  })

  test('an empty variable counts as not set', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: ' ', MODE: '' })).toEqual(readConfig({}))
  })

  test('a server that is told to end says so for 5 s in production, and ends at once elsewhere', () => {
    expect([readConfig({}).stopPause, readConfig({ MODE: 'demo' }).stopPause, readConfig({ STOP_PAUSE: '20' }).stopPause]).toEqual([5, 0, 20])
  })

  test('folders become absolute', () => {
    const { dataDir, merchantsDir, secretsDir = '' } = readConfig({ DATA_DIR: 'somewhere', MERCHANTS_DIR: '/srv/brands', SECRETS_DIR: './secrets' })
    expect([dataDir, secretsDir].every(isAbsolute)).toBe(true)
    expect(merchantsDir).toBe('/srv/brands')
  })

  test('proxies are addresses and CIDR blocks of both families', () => {
    expect(readConfig({ TRUSTED_PROXIES: '10.0.0.0/8, 192.0.2.7,2001:db8::/32' }).trustedProxies).toEqual([
      '10.0.0.0/8',
      '192.0.2.7',
      '2001:db8::/32',
    ])
  })

  test('a forwarded host is trusted if the operator says so', () => {
    expect(readConfig({ TRUST_FORWARDED_HOST: 'yes' }).trustForwardedHost).toBe(true)
    expect(readConfig({ TRUST_FORWARDED_HOST: 'no' }).trustForwardedHost).toBe(false)
    expect(faultsOf({ TRUST_FORWARDED_HOST: 'true' })).toEqual([expect.stringContaining('TRUST_FORWARDED_HOST')])
  })

  test('all wrong variables are named together', () => {
    const faults = faultsOf({
      HOST: 'two words',
      PORT: '70000',
      DATABASE_URL: 'mysql://root:hunter2@db/foyer',
      TRUSTED_PROXIES: '10.0.0.0/33,proxy.example',
      LOG_LEVEL: 'loud',
      MODE: 'live',
      WORKERS: '0',
      AUDIT_DAYS: '0',
    })
    for (const name of ['AUDIT_DAYS', 'HOST', 'PORT', 'DATABASE_URL', '10.0.0.0/33', 'proxy.example', 'LOG_LEVEL', 'MODE', 'WORKERS']) {
      expect(faults.filter(fault => fault.includes(name))).toHaveLength(1)
    }
  })

  test('a fault never repeats the database’s password', () => {
    expect(faultsOf({ DATABASE_URL: 'mysql://root:hunter2@db/foyer' }).join()).not.toContain('hunter2')
  })

  // Proves requests-15.
  test('production needs SECRET_KEY; a demo makes do with a key of its own', () => {
    expect(() => readAny({})).toThrow(/SECRET_KEY is not set/)
    expect(readAny({ MODE: 'demo' }).secretKey).toBeUndefined()
  })

  test('a short SECRET_KEY is refused, and never repeated', () => {
    const faults = faultsOf({ SECRET_KEY: 'too short to seal' })
    expect(faults).toEqual([expect.stringContaining('SECRET_KEY')])
    expect(faults.join()).not.toContain('too short to seal')
    expect(readConfig({ SECRET_KEY: 'k'.repeat(32) }).secretKey).toBe('k'.repeat(32))
  })

  test('more than one worker on the embedded database is refused', () => {
    expect(faultsOf({ WORKERS: '2' })).toEqual([expect.stringContaining('DATABASE_URL')])
    expect(readConfig({ WORKERS: '2', DATABASE_URL: 'postgres://foyer@db/foyer' }).workers).toBe(2)
  })

  test('any variables give a valid configuration or a list of faults', () => {
    const names = ['HOST', 'PORT', 'DATABASE_URL', 'DATA_DIR', 'MERCHANTS_DIR', 'SECRETS_DIR', 'TRUSTED_PROXIES', 'LOG_LEVEL', 'MODE', 'WORKERS']
    const value = fc.oneof(fc.string(), fc.integer().map(String), fc.ipV4(), fc.ipV6(), fc.webUrl(), fc.constantFrom('demo', 'info', '10.0.0.0/8'))
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...names), value), env => {
        const faults = faultsOf(env)
        if (faults.length > 0) return
        const { port, workers, dataDir, databaseUrl } = readConfig(env)
        expect(port >= 0 && port <= 65_535 && Number.isInteger(port)).toBe(true)
        expect(workers === 1 || databaseUrl !== undefined).toBe(true)
        expect(isAbsolute(dataDir)).toBe(true)
      }),
    )
  })
})

describe('before a back end of somebody else’s', () => {
  const API_URL = 'https://api.brand.com'

  test('neither a key nor a database is needed, for any number of workers', () => {
    expect(readAny({ API_URL, WORKERS: '4' })).toMatchObject({ apiUrl: API_URL, databaseUrl: undefined, workers: 4 })
  })

  test.each([
    [{ API_URL: 'api.brand.com' }, 'API_URL is "api.brand.com"; it must be an origin like https://api.brand.com'],
    [{ API_URL: `${API_URL}/wps` }, 'it must be an origin'],
    [{ API_URL, DATABASE_URL: 'postgres://u:p@db/foyer' }, 'no database is used'],
    [{ API_URL, CONSOLE_PORT: '3001' }, 'the console works on a database'],
  ])('%j is refused', (env, reason) => {
    expect(faultsOf(env)).toEqual([expect.stringContaining(reason)])
  })
})

describe('the table of variables in docs/operating.md', () => {
  const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8')
  const wordsIn = (cell = '') => [...cell.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word)
  const section =
    read('docs/operating.md')
      .split(/^## /m)
      .find(text => text.startsWith('Configuration')) ?? ''
  const rows = section.split('\n').filter(line => line.startsWith('| `'))
  const variables = rows.flatMap(row => {
    const [, names, defaults] = row.split('|')
    return wordsIn(names).map((name, at) => [name, wordsIn(defaults)[at]] as const)
  })

  test('names each variable that is read, and no other', () => {
    const source = read('server/src/kernel/config.ts')
    const namedBy = (reader: RegExp) => [...source.matchAll(reader)].map(([, name = '']) => name)
    const pairs = namedBy(/\bneighbour\('([A-Z_]+)'/g).flatMap(name => [`${name}_URL`, `${name}_KEY`])
    const requests = [...namedBy(/\b(?:read|oneOf|integer|folder|list|blocks)\('([A-Z_]+)'/g), ...pairs]
    expect(variables.map(([name]) => name).toSorted()).toEqual([...new Set(requests)].toSorted())
  })

  test.each(variables.filter(([, otherwise]) => otherwise !== undefined))('%s is %s if it is not set', (name, otherwise) => {
    expect(readConfig({ [name]: otherwise })).toEqual(readConfig({}))
  })
})
