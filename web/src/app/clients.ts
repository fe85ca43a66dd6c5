import type { PageData } from '@foyer/contract/page'
import { createErrorTexts } from '#app/failures/error-texts.ts'
import { reloadForFile } from '#app/updates/missing-file.ts'
import { fetchParts } from '#merchant/fetch-parts.ts'
import { createParts, type Parts } from '#merchant/parts.ts'
import { setMissingTeller, reportMissing } from '#notices/missing.ts'
import { showToast } from '#notices/notices.ts'
import { lateClient } from '#request/late-client.ts'
import type { Calls } from './calls.ts'

export interface Clients extends Calls {
  readonly textOf: ReturnType<typeof createErrorTexts>
  readonly parts: Parts
  /** Loads the code of the calls, which otherwise comes with the first of them. */
  readonly load: () => Promise<Calls>
}

/** How long it is shown that something could not be loaded, ms: two sentences take longer to read than other toasts. */
const MISSING_SHOWN = 4_000

const onMissing = (reason: unknown, alert: boolean): void => {
  if (alert) reportMissing(reason)
}

export const createClients = (page: PageData): Clients => {
  const parts = createParts(page, names => fetchParts(page.partsBase, page.language, names))
  const textOf = createErrorTexts(page.language, parts)
  setMissingTeller(reason => {
    if (reloadForFile(reason)) return
    void textOf({ key: navigator.onLine ? 'network_error' : 'network_offline' }).then(text => showToast(text, MISSING_SHOWN))
  })
  let calls: Calls | undefined
  const load = async (): Promise<Calls> => {
    const { createCalls } = await import('./calls.ts')
    return (calls ??= createCalls(page, textOf))
  }
  return {
    main: lateClient({ load: async () => (await load()).main, onMissing }),
    quick: lateClient({ load: async () => (await load()).quick, onMissing }),
    textOf,
    parts,
    load,
  }
}
