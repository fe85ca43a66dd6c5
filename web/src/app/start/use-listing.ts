import { languages } from '@foyer/contract/languages'
import { addressesOf, hasShortPath } from '@foyer/contract/site/listing'
import { useEffect } from 'react'
import { isListed } from '#app/routes/route.ts'
import { notFound, routeOf } from '#app/routes/routes.ts'
import { usePageData } from '#merchant/page-data.tsx'
import { useAddress } from '#navigation/use-address.ts'

const tag = (name: string, attributes: Readonly<Record<string, string>>): HTMLElement => {
  const element = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
  return element
}

/** Canonical link and translations in the head follow navigation inside the app; the server wrote those of the first page (spec 2 §2, Search-engine metadata). */
export const useListing = (): void => {
  const page = usePageData()
  const { site, language, settings } = page
  const route = routeOf(useAddress().path, page)
  const listed = route !== notFound && isListed(route) && hasShortPath(route.path)

  useEffect(() => {
    if (site === undefined) return
    const { canonical, alternates } = addressesOf(site, route.path, language, settings.languages)
    const tags = listed
      ? [
          tag('link', { rel: 'canonical', href: canonical }),
          ...alternates.map(other => tag('link', { rel: 'alternate', hreflang: languages[other.language].html, href: other.href })),
        ]
      : [tag('meta', { name: 'robots', content: 'noindex' })]
    for (const old of document.head.querySelectorAll('link[rel=canonical],link[rel=alternate],meta[name=robots]')) old.remove()
    document.head.append(...tags)
  }, [site, route, listed, language, settings])
}
