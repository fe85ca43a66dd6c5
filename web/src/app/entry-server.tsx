import type { ServerEntry } from '@foyer/contract/rendering'
import { prerender } from 'react-dom/static'
import { loadRoute } from '#app/routes/load-route.ts'
import { pageLinks } from '#app/routes/page-links.ts'
import { isListed } from '#app/routes/route.ts'
import { notFound, routeOf, routes } from '#app/routes/routes.ts'
import { themeCss } from '#ui/theme.ts'
import { App } from './app.tsx'

/** React puts preloads before its other output; moved to the head, the browser finds them before the scripts. */
const PRELOADS = /^(?:<link rel="preload"[^>]*>)*/

const render: ServerEntry['render'] = async ({ page, path }) => {
  const first = await loadRoute(routeOf(path, page))
  const faults: unknown[] = []
  const { prelude } = await prerender(<App page={page} path={path} first={first} />, {
    // React would send a large boundary later with an inline script, which the page's policy blocks.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: error => void faults.push(error),
  })
  const html = await new Response(prelude).text()
  const preloads = PRELOADS.exec(html)?.[0] ?? ''
  return { markup: html.slice(preloads.length), preloads, faults }
}

const pageAt: ServerEntry['pageAt'] = (path, merchant) => {
  const route = routeOf(path, merchant)
  const { catalogues, content = [], module } = route
  return {
    canonical: route.path,
    found: route !== notFound,
    listed: isListed(route),
    catalogues: [...new Set(['shell' as const, ...catalogues])],
    content,
    module,
  }
}

/** The functions that the server uses from the built web. */
export const serverEntry: ServerEntry = {
  pageCount: routes.length + 1,
  render,
  pageAt,
  linksOf: (manifest, { canonical }) => pageLinks(manifest, routeOf(canonical)),
  themeCss,
}
