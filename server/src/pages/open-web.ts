import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Config } from '#config.ts'
import { loadWebBuild, type WebBuild } from '#pages/web-build.ts'
import { openWebSources } from '#pages/web-sources.ts'

const WEB = fileURLToPath(new URL('../../../web', import.meta.url))

/** The web as the mode wants it: its sources while developing, else what was built. Throws where the build is missing. */
export const openWeb = async (mode: Config['mode']): Promise<WebBuild> =>
  mode === 'development' ? openWebSources(WEB) : loadWebBuild(join(WEB, 'dist'))
