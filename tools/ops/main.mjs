// foyer ops …: calls a console that runs somewhere, and so needs neither packages nor a database.
import { runOps } from './client.mjs'

const [, ...words] = process.argv.slice(2)
const { code, out, error } = await runOps(words, process.env)
if (out !== undefined) process.stdout.write(`${out}\n`)
if (error !== undefined) process.stderr.write(`${error}\n`)
process.exitCode = code
