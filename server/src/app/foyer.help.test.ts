import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { programAt } from '#testing/programs/programs.ts'

const COMMAND = fileURLToPath(new URL('foyer.ts', import.meta.url))

const foyer = async (...args: readonly string[]) => {
  const command = await programAt(COMMAND)
  return await new Promise<{ code: number | null; out: string; err: string }>(resolve => {
    const child = execFile(process.execPath, [...command, ...args], { env: {} }, (_error, out, err) => resolve({ code: child.exitCode, out, err }))
  })
}

test('--help lists the commands on the standard output and ends with 0; no command at all is a mistake', async () => {
  const help = await foyer('--help')
  expect(help).toMatchObject({ code: 0, err: '' })
  expect(help.out).toContain('npm run foyer -- reconcile')
  expect(await foyer()).toEqual({ code: 1, out: '', err: help.out })
})
