import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'

// `npm run conformance` as somebody runs it: a process of its own, against a demo with its payment company and its games.

const COMMAND = fileURLToPath(new URL('../../conformance/src/main.ts', import.meta.url))

interface Result {
  readonly subject: string
  readonly check: string
  readonly outcome: 'passed' | 'failed' | 'not tested'
}

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foyer-conformance-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const run = async (...args: readonly string[]) => {
  const child = spawn(process.execPath, [COMMAND, ...args], { stdio: ['ignore', 'pipe', 'inherit'] })
  let said = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (said += text))
  const [code] = (await once(child, 'close')) as [number]
  return { code, said }
}

const origin = () => `http://127.0.0.1:${inject('ports')[0]}`

describe('npm run conformance', () => {
  test('passes our server with all that a demo has, prints a table and leaves a file', async () => {
    const file = join(folder, 'passed.json')
    const { code, said } = await run('--url', origin(), '--merchant', 'demo', '--member', 'player:Lantern-42-river', '--json', file)
    expect(said.split('\n').filter(line => line.startsWith('✗ '))).toEqual([])
    expect(code).toBe(0)
    const { results } = JSON.parse(await readFile(file, 'utf8')) as { readonly results: readonly Result[] }
    expect(results.filter(({ outcome }) => outcome === 'failed')).toEqual([])
    const passed = (subject: string) => results.filter(one => one.subject === subject && one.outcome === 'passed').map(({ check }) => check)
    expect(passed('flow: launch')).toEqual(expect.arrayContaining(['a game opens for trial', 'a game opens for money']))
    expect(passed('lottery.draw')).toContain('answer')
  })

  test('ends with 1 where something fails', async () => {
    const { code, said } = await run('--url', origin(), '--merchant', 'no-such-merchant', '--json', join(folder, 'failed.json'))
    expect(said).toContain('✗ the server, ')
    expect(code).toBe(1)
  })

  test('says how it is used where it is not understood, and ends with 2', async () => {
    const { code, said } = await run('--url', 'nowhere')
    expect(said).toContain('npm run conformance -- --url')
    expect(code).toBe(2)
  })
})
