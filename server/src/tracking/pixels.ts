import type { Deps } from '#kernel/deps.ts'
import type { Service } from '#kernel/service.ts'
import { mayAdvertise } from './advertising.ts'

/** Tells a page which scripts to load for this visitor, and under which policy it may stop them. */
export const pixels =
  (deps: Pick<Deps, 'stores' | 'clock' | 'pixelScriptsOf' | 'closingPolicyOf'>): Service<'tracking.pixels'> =>
  async ({ visitor: id }, { merchant, session }) => {
    const scripts = deps.pixelScriptsOf(merchant)
    const metaCookies = merchant.file.facebookPixel !== undefined
    const closing = deps.closingPolicyOf(merchant)
    const isOfUse = scripts.length > 0 || metaCookies
    const visitor = isOfUse ? await deps.stores.tracking.visitor(merchant.code, id) : undefined
    return (await mayAdvertise(deps, merchant, visitor, session?.member.id))
      ? { metaCookies, scripts: [...scripts], closing }
      : { metaCookies: false, scripts: [], closing }
  }
