import { join } from 'node:path'
import type { ServerEntry } from '@foyer/contract/rendering'
import type { EnvironmentModuleNode, ViteDevServer } from 'vite'
import type { WebBuild } from './web-build.ts'

const ENTRY = '/src/app/entry-server.tsx'

/** Vite's own addresses below its base; all others are pages. */
const VITE_PATH = /^\/m\/(?:@|src\/|node_modules\/)/

/** Without these the page would have no styles until its scripts have run. */
const stylesheetsOf = async (vite: ViteDevServer): Promise<string[]> => {
  const seen = new Set<EnvironmentModuleNode>()
  const walk = (node: EnvironmentModuleNode | undefined): void => {
    if (!node || seen.has(node)) return
    seen.add(node)
    for (const imported of node.importedModules) walk(imported)
  }
  walk(await vite.environments.ssr.moduleGraph.getModuleByUrl(ENTRY))
  return [...seen].flatMap(({ url }) => (url.endsWith('.css') ? [`/m${url}?direct`] : []))
}

/** Serves the web from its sources with hot reload, with the same document and routes as the built one. */
export const openWebSources = (folder: string): WebBuild => {
  let vite: ViteDevServer | undefined

  const running = (): ViteDevServer => {
    if (!vite) throw new Error('The web’s sources are not served yet')
    return vite
  }

  return {
    id: undefined,

    async serveFiles(app) {
      // A development tool, which production does not have.
      const { createServer } = await import('vite')
      const server = await createServer({
        root: folder,
        configFile: join(folder, 'vite.config.ts'),
        appType: 'custom',
        server: { middlewareMode: true, hmr: { server: app.server } },
      })
      app.addHook('onClose', () => server.close())
      app.addHook('onRequest', async (request, reply) => {
        if (!VITE_PATH.test(request.url)) return
        reply.hijack()
        server.middlewares(request.raw, reply.raw, () => reply.raw.writeHead(404).end())
      })
      vite = server
    },

    async entry() {
      const { serverEntry } = (await running().ssrLoadModule(ENTRY)) as { readonly serverEntry: ServerEntry }
      return serverEntry
    },

    // Hot reload replaces updates,
    // and no service worker may stand between the sources and the browser.
    workerScript: '',
    updateManifest: JSON.stringify({ entrypoints: [] }),

    earlyScript: { src: '/m/src/app/early.ts' },
    noticeScript: { src: '/m/src/app/notice-page.ts' },

    files: async () => ({
      scripts: ['/m/@vite/client', '/m/@id/__x00__@vitejs/plugin-react/preamble', '/m/src/app/entry-client.tsx'],
      modulepreload: [],
      stylesheets: await stylesheetsOf(running()),
      inlined: {},
    }),
  }
}
