import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { openEmbedded } from '#db/embedded.ts'
import { storesOn } from '#stores/stores.ts'
import { postgresUrl } from '#testing/test-database.ts'

/** A data directory from nothing takes seconds, on a busy machine many, ms. */
const SET_UP_LIMIT = 90_000

const importOf = (path: string) => `await import(${JSON.stringify(new URL(path, import.meta.url).href)})`
/** Registers one member after the other, each in a unit of work, and says each name once its commit was acknowledged. */
const script = `
  const { openEmbedded } = ${importOf('embedded.ts')}
  const { unitOfWorkOn } = ${importOf('../stores/stores.ts')}
  const { testMember, testRegistration } = ${importOf('../testing/test-rows.ts')}
  const [, directory, prefix] = process.argv
  const { db } = await openEmbedded(directory)
  const inUnit = unitOfWorkOn(db)
  for (let at = 0; ; at += 1) {
    await inUnit(unit => unit.members.add(testMember(prefix + at), testRegistration))
    process.stdout.write(prefix + at + '\\n')
  }`

describe.skipIf(postgresUrl)('the embedded database, killed while it writes (issue: kill -9)', () => {
  const directory = mkdtempSync(join(tmpdir(), 'foyer-crash-'))
  afterAll(() => rmSync(directory, { recursive: true, force: true }))

  /** Kills the process amid its writes; answers what it had acknowledged. */
  const registerAndKill = async (prefix: string, count: number): Promise<readonly string[]> => {
    const child = spawn(process.execPath, ['--input-type=module', '--eval', script, directory, prefix], { stdio: ['ignore', 'pipe', 'inherit'] })
    const acknowledged: string[] = []
    const closed = once(child, 'close')
    for await (const id of createInterface({ input: child.stdout })) {
      acknowledged.push(id)
      if (acknowledged.length === count) child.kill('SIGKILL')
    }
    await closed
    return acknowledged
  }

  test(
    'opens again, and has every member it acknowledged',
    async () => {
      const acknowledged = [...(await registerAndKill('a', 50)), ...(await registerAndKill('b', 137))]
      expect(acknowledged.length).toBeGreaterThanOrEqual(187)

      const { db, close } = await openEmbedded(directory)
      const { members } = storesOn(db)
      const found = await Promise.all(acknowledged.map(id => members.byUsername('alpha', `user_${id}`)))
      await close()
      expect(found.map(member => member?.id)).toEqual(acknowledged)
    },
    SET_UP_LIMIT,
  )
})
