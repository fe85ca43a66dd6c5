import { fork, type ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bundlePrograms, nameOf } from './bundle-programs.ts'

const SOURCES = fileURLToPath(new URL('../../', import.meta.url))

let bundled: Promise<string> | undefined

/** The arguments with which Node runs the program with this source. As a bundle it takes a sixth of the time to start that its 2,000 modules take. */
export const programAt = async (source: string): Promise<readonly [string, ...string[]]> => {
  const folder = await (bundled ??= bundlePrograms())
  const program = join(folder, `${nameOf(relative(SOURCES, source))}.js`)
  if (!existsSync(program)) throw new Error(`${source} is none of the programs in bundle-programs.ts.`)
  return [join(folder, `${nameOf('testing/programs/run-program.ts')}.js`), program, source]
}

/** Starts the program with this source in a process of its own, which takes and sends messages. */
export const forkProgram = async (source: string, args: readonly string[]): Promise<ChildProcess> => {
  const [file, ...before] = await programAt(source)
  return fork(file, [...before, ...args], { execArgv: [] })
}
