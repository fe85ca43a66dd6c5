import { enableCompileCache, flushCompileCache } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

// Runs a bundled program: its file, that of its source, its arguments. The program finds the arguments where it would find them if its source were run.

const [, , program = '', source = ''] = process.argv
process.argv.splice(1, 3, source)
enableCompileCache(join(import.meta.dirname, 'compiled'))
await import(/* @vite-ignore */ pathToFileURL(program).href)
// By itself Node keeps what it has compiled when a process ends, which those that are killed never do.
flushCompileCache()
