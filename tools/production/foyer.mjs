// The operators' commands of a build: `npm run foyer -- <command> …`, or `node tools/production/foyer.mjs <command> …`.
import { requireParts } from './requirements.mjs'

if (process.argv[2] === 'ops') await import(new URL('../ops/main.mjs', import.meta.url).href)
else {
  requireParts()
  await import(new URL('../../server/dist/foyer.js', import.meta.url).href)
}
