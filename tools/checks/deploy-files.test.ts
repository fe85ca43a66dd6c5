import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { calls } from '@foyer/contract'
import { ops } from '@foyer/contract/ops/index'
import { expect, test } from 'vitest'

// The examples in `deploy/` fit the server: its variables, and what it takes.

const root = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

/** Of Node itself, of PostgreSQL's image, and those by which the Caddyfile is told where the servers are. */
const NOT_OURS = ['NODE_ENV', 'NODE_COMPILE_CACHE', 'POSTGRES_USER', 'POSTGRES_DB', 'PLAYERS', 'STAFF']
const VARIABLE = /^\s*(?:Environment=)?([A-Z][A-Z_]{2,})[=:]/gm

test.each(['deploy/foyer.env.example', 'deploy/compose.yaml', 'deploy/foyer@.service'])('%s sets only variables that Operating explains', file => {
  const rows = read('docs/operating.md')
    .split('\n')
    .filter(line => line.startsWith('| `'))
  const known = rows.flatMap(row => [...(row.split('|')[1] ?? '').matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name))
  const named = [...read(file).matchAll(VARIABLE)].map(([, name = '']) => name)
  expect(named.filter(name => !NOT_OURS.includes(name) && !known.includes(name))).toEqual([])
})

test.each([
  ['deploy/foyer-proxy.conf', /client_max_body_size (\d+)m;/],
  ['deploy/Caddyfile', /max_size (\d+)MB/],
])('%s lets the largest body through that a call takes', (file, form) => {
  const largest = Math.max(...[...Object.values(calls), ...Object.values(ops)].map(call => ('bodyLimit' in call ? call.bodyLimit : 0)))
  expect(largest).toBeGreaterThan(1_000_000)
  expect(Number(form.exec(read(file))?.[1]) * 1_000_000).toBeGreaterThan(largest)
})
