import { declareSubject } from '#kernel/subject.ts'
import { consolidatedSettings } from './consolidated-settings.ts'
import { country } from './country.ts'
import { domainProblem } from './domain-problem.ts'
import { domainRoute } from './domain-route.ts'
import { downloadLinks } from './downloads/download-links.ts'
import { registerProfile } from './home-screen/profile-route.ts'
import { manifest } from './manifest.ts'
import { ping } from './ping.ts'
import { search } from './search/content.ts'
import { registerSearchEngines } from './search/search-engines.ts'
import { shortcuts } from './shortcuts/content.ts'
import { status } from './status.ts'
import { whitelabel } from './whitelabel.ts'

declare module '#kernel/merchants/merchant.ts' {
  interface ContentKinds {
    search: typeof search
    shortcuts: typeof shortcuts
  }
}

export const site = declareSubject({
  content: { search, shortcuts },
  pageRoutes: (app, { merchants, pictures, addressOf, pageMerchantOf, build }) => {
    registerProfile(app, { merchants, pictures })
    registerSearchEngines(app, { merchants, addressOf, pageMerchantOf, entry: () => build.entry() })
  },
  answers: () => ({
    'system.status': status,
    'system.country': country,
    'system.domainRoute': domainRoute,
    'system.domainProblem': domainProblem,
    'system.consolidatedSettings': consolidatedSettings,
    'system.whitelabel': whitelabel,
    'system.manifest': manifest,
    'system.ping': ping,
    'downloads.downloadLinks': downloadLinks,
  }),
})
