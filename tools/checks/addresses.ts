/** Files that may write an address below /m of the players' pages, and what it is there. Everything else takes it from them. */
export const declaresAddresses: Readonly<Record<string, string>> = {
  'contract/src/content/activities/activity-path.ts': 'the page of an activity',
  'contract/src/landing.ts': 'the first page of a shared link',
  'contract/src/merchant/access.ts': 'where a merchant has the page that changes the password, if its settings do not say',
  'contract/src/page-paths.ts': 'pages that something leads to',
  'contract/src/referral/picture-address.ts': "pictures of players' own links",
  'contract/src/site/update-paths.ts': 'what says that there is a newer build',
  'contract/src/site/worker-paths.ts': 'the service worker, and what it shows',
  'contract/src/support/service-frame.ts': 'the frame of a script',
  'server/src/app/pages/parts/parts-address.ts': 'parts of pages that are fetched later',
  'server/src/campaigns/ending/ending-link.ts': 'where a link of an e-mail ends offers',
  'server/src/kernel/merchants/assets.ts': "a merchant's files",
  'server/src/kernel/merchants/picture-address.ts': 'pictures that the server draws',
  'server/src/kernel/pages/build/web-sources.ts': 'sources, while pages are developed',
  'server/src/kernel/pages/files/assets.ts': "serves the build's files",
  'server/src/kernel/pages/files/merchant-assets.ts': "serves a merchant's files",
  'server/src/kernel/pages/files/pictures.ts': 'serves pictures',
  'server/src/site/downloads/download-links.ts': 'the profile for an iOS home screen',
}

/**
 * The table of pages, and rules that a specification gives by their addresses. They are written out, because every first load has them and names for each would
 * make it larger; a test looks each up in the table.
 */
export const listsPages = [
  'web/src/app/routes/routes.ts',
  'web/src/app/routes/member-pages.ts',
  'web/src/blocks/site/tabs/tab-of.ts',
  'web/src/features/content/download-images/download-image-rules.ts',
  'web/src/navigation/home-page.ts',
  'web/src/navigation/update-refresh.ts',
] as const

/** Files of the console that may: the one that builds addresses, and the table of pages. */
export const declaresConsoleAddresses = ['console/src/frame/paths.ts', 'console/src/app/routes.ts'] as const

const withoutComments = (text: string): string => text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')

/** Addresses of players' pages in a file's texts. */
export const pageAddressesIn = (text: string): readonly string[] =>
  [...withoutComments(text).matchAll(/["'`](\/m\/[A-Za-z][^"'`]*)["'`]/g)].map(([, address = '']) => address)

/** Addresses of the console's `pages` in a file's texts. */
export const consoleAddressesIn = (text: string, pages: readonly string[]): readonly string[] =>
  [...withoutComments(text).matchAll(/["'`](\/([a-z]+)(?:[/?][^"'`]*)?)["'`]/g)].flatMap(([, address = '', page = '']) =>
    pages.includes(page) ? [address] : [],
  )
