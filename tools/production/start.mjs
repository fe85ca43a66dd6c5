// The server of a build: `npm start`, or `node tools/production/start.mjs`, in the folder that `npm run build` made (docs/deploying.md).
import { requireParts } from './requirements.mjs'

requireParts()
await import(new URL('../../server/dist/main.js', import.meta.url).href)
