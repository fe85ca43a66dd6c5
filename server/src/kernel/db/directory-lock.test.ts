import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { DirectoryInUseError, lockDirectory } from './directory-lock.ts'

let directory: string
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'foyer-lock-'))
})
afterEach(() => rmSync(directory, { recursive: true, force: true }))

/** Another process that holds the lock until it is ended. */
const holder = async () => {
  const module = JSON.stringify(new URL('directory-lock.ts', import.meta.url).href)
  const script = `const { lockDirectory } = await import(${module}); lockDirectory(process.argv[1]); console.log('held'); setInterval(() => {}, 1e6)`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script, directory], { stdio: ['ignore', 'pipe', 'inherit'] })
  await once(child.stdout, 'data')
  return child
}

describe('the data directory belongs to one process', () => {
  test('a second lock in this process is refused until the first is released', () => {
    const unlock = lockDirectory(directory)
    expect(() => lockDirectory(directory)).toThrow(DirectoryInUseError)
    unlock()
    lockDirectory(directory)()
  })

  test('the error names the folder, the process that has it, and what to do', async () => {
    const child = await holder()
    expect(() => lockDirectory(directory)).toThrow(new RegExp(`${directory}.*process ${child.pid}.*DATABASE_URL`))
    child.kill()
    await once(child, 'close')
  })

  test('the lock of a killed process is free', async () => {
    const child = await holder()
    child.kill('SIGKILL')
    await once(child, 'close')
    expect(() => lockDirectory(directory)()).not.toThrow()
  })

  test('nor does an old owner file block anybody', () => {
    writeFileSync(join(directory, 'owner'), String(process.pid))
    expect(() => lockDirectory(directory)()).not.toThrow()
  })
})
