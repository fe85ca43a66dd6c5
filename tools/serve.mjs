import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { chooseNode } from './bootstrap.mjs'
import { fail, root, runUntilStopped } from './processes.mjs'
import { LEAN } from './server-process.mjs'

// `npm run serve`: runs what `npm run build` made, configured by the environment alone (docs/operating.md, Configuration). It builds and installs nothing.
const START = join(root, 'dist/tools/production/start.mjs')
const at = process.argv.indexOf('--api')
/** Before a back end of one's own (docs/own-back-end.md). */
const api = at < 0 ? {} : { API_URL: process.argv[at + 1] ?? '' }
if (api.API_URL === '') fail('--api needs the address of the back end, like --api https://api.brand.com.')
const { MODE = 'production', MERCHANTS_DIR = join(root, 'merchants'), DATA_DIR = join(root, '.data') } = process.env
if (MODE !== 'production') fail(`MODE is ${MODE}, but npm run serve is for production: use npm start or npm run dev.`)
if (!existsSync(START)) fail('There is no build in dist/: run "npm run build", here or on another machine (docs/deploying.md).')
process.exitCode = await runUntilStopped(chooseNode(), [LEAN, START], { MODE, NODE_ENV: 'production', MERCHANTS_DIR, DATA_DIR, ...api }).ended
