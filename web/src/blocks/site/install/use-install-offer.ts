import { useSyncExternalStore } from 'react'
import { followInstallOffer, hasInstallOffer } from '#device/install-offer.ts'

/** Whether the browser offers to install the page now. */
export const useInstallOffer = (): boolean => useSyncExternalStore(followInstallOffer, hasInstallOffer, () => false)
