import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const BUILD = fileURLToPath(new URL('../../../tools/build.mjs', import.meta.url))

/** Whoever runs one journey must not meet pages of yesterday's sources. */
export const setup = async () => void (await promisify(execFile)(process.execPath, [BUILD]))
