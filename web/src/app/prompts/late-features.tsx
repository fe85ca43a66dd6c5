import { memo } from 'react'
import { currentDevice } from '#blocks/site/install/current-device.ts'
import type { Parts } from '#merchant/parts.ts'
import type { PromptName } from '#notices/prompt-queue.ts'
import { usePause } from '#session/pause.ts'
import { LateFeature, type Late, type LateFeatureProps, type Window } from './late-feature.tsx'
import { loadLater } from './load-later.ts'

const upgrade: Late = {
  name: 'upgrade',
  // Only the native app can be outdated.
  when: () => currentDevice().appVersion !== null,
  // Where an upgrade is mandatory, no page may be used without it.
  onBare: true,
  catalogues: ['install'],
  load: async () => ({ Feature: (await import('#features/site/upgrade/upgrade.tsx')).Upgrade }),
  windows: {
    upgrade: async () => ({ Window: (await import('#features/site/upgrade/mandatory-upgrade.tsx')).MandatoryUpgrade }),
  },
}

const announcements: Late = {
  name: 'announcements',
  catalogues: ['announcements'],
  load: async () => ({ Feature: (await import('#features/content/announcements/announcements.tsx')).Announcements }),
  windows: {
    announcements: async () => ({ Window: (await import('#features/content/announcements/announcement-popup.tsx')).AnnouncementPopup }),
  },
}

const downloadImages: Late = {
  name: 'download-images',
  offers: true,
  // A saved picture helps a player to come back. Inside the app nobody needs it.
  when: () => !currentDevice().insideApp,
  catalogues: ['announcements'],
  load: async parts => {
    const [{ DownloadImages }] = await Promise.all([import('#features/content/download-images/download-images.tsx'), parts.load('downloadImages')])
    return { Feature: DownloadImages }
  },
  windows: {
    'download-images': async () => ({ Window: (await import('#features/content/download-images/download-image-popup.tsx')).DownloadImagePopup }),
  },
}

const download: Late = {
  name: 'download',
  offers: true,
  catalogues: ['install'],
  load: async () => ({ Feature: (await import('#features/site/download/download.tsx')).Download }),
  windows: {
    'forced-download': async () => ({ Window: (await import('#features/site/download/forced-download-modal.tsx')).ForcedDownloadModal }),
  },
}

const appWindow = (as: 'app-window' | 'app-needed') => async (): Promise<Window> => {
  const { AppWindow } = await import('#features/site/home-screen/app-window.tsx')
  return { Window: ({ open }) => <AppWindow open={open} as={as} /> }
}

const homeScreen: Late = {
  name: 'home-screen',
  offers: true,
  catalogues: ['install'],
  load: async () => ({ Feature: (await import('#features/site/home-screen/home-screen.tsx')).HomeScreen }),
  windows: {
    install: async () => ({ Window: (await import('#features/site/home-screen/install-prompt.tsx')).InstallPrompt }),
    'app-window': appWindow('app-window'),
    'app-needed': appWindow('app-needed'),
    'ios-guide': async () => ({ Window: (await import('#features/site/home-screen/ios-guide-modal.tsx')).IosGuideModal }),
  },
}

const passkeyOffer: Late = {
  name: 'passkey-offer',
  when: (_flags, settings) => settings.login.passkeys,
  catalogues: ['security', 'identity', 'errors'],
  load: async () => ({ Feature: (await import('#features/account/security/passkeys/passkey-offer.tsx')).PasskeyOffer }),
  windows: {
    passkey: async () => ({ Window: (await import('#features/account/security/passkeys/passkey-offer-window.tsx')).PasskeyOfferWindow }),
  },
}

const push: Late = {
  name: 'push',
  offers: true,
  catalogues: ['push'],
  load: async () => ({ Feature: (await import('#features/push/push.tsx')).Push }),
  windows: {
    notification: async () => ({ Window: (await import('#features/push/push-prompt.tsx')).PushPrompt }),
    'push-kinds': async () => ({ Window: (await import('#features/push/push-kinds.tsx')).PushKinds }),
  },
}

const tracking: Late = {
  name: 'tracking',
  when: (_flags, settings) => settings.tracking !== null,
  // It notices moments of every page; what it asks, it asks on others.
  onBare: true,
  catalogues: ['tracking'],
  load: async () => ({ Feature: (await import('#features/tracking/tracking.tsx')).Tracking }),
  windows: {
    consent: async () => ({ Window: (await import('#features/tracking/consent/consent-sheet.tsx')).ConsentSheet }),
  },
}

const documents: Late = {
  name: 'documents',
  catalogues: ['legal'],
  load: async () => ({ Feature: (await import('#features/legal/documents.tsx')).Documents }),
  windows: {
    documents: async () => ({ Window: (await import('#features/legal/documents-sheet.tsx')).DocumentsSheet }),
  },
}

const scheme: Late = {
  name: 'scheme',
  when: (_flags, settings) => settings.scheme !== null,
  onBare: true,
  catalogues: [],
  load: async () => ({ Feature: (await import('#blocks/site/scheme/scheme-keeper.tsx')).SchemeKeeper }),
  windows: {},
}

const miniGame: Late = {
  name: 'mini-game',
  when: ({ LOTTMINIGAME3, SEALOTTMINIGAME3 }) => LOTTMINIGAME3 || SEALOTTMINIGAME3,
  catalogues: ['minigame'],
  load: async () => ({ Feature: (await import('#features/games/mini-game/mini-game.tsx')).MiniGame }),
  windows: {},
}

/** Nothing of it is needed before a tap opens its window. */
const openedByTap = { when: () => false, load: async () => ({ Feature: () => null }) } satisfies Partial<Late>

const gameSheet: Late = {
  name: 'game-sheet',
  ...openedByTap,
  catalogues: ['game', 'play', 'lobby', 'wallet', 'safeplay'],
  windows: {
    game: async parts => {
      const [{ GameSheet }] = await Promise.all([import('#features/games/game-sheet/game-sheet.tsx'), parts.load('vendors')])
      return { Window: GameSheet }
    },
  },
}

const depositSheet: Late = {
  name: 'deposit-sheet',
  ...openedByTap,
  catalogues: ['wallet', 'safeplay', 'security', 'rewards', 'lottery', 'errors'],
  windows: {
    deposit: async () => ({ Window: (await import('#features/payments/deposit-sheet.tsx')).DepositSheet }),
  },
}

/** The features that load once the page is idle, each separately. Their order has no meaning; `prompts.tsx` has the order of the prompts. */
export const lateFeatures: readonly Late[] = [
  announcements,
  downloadImages,
  upgrade,
  download,
  homeScreen,
  passkeyOffer,
  push,
  tracking,
  documents,
  scheme,
  miniGame,
  gameSheet,
  depositSheet,
]

/** Nothing is offered during a break, nor while it is unknown whether there is one. */
export const mayOffer = ({ offers }: Pick<Late, 'offers'>, pause: object | null | undefined): boolean => offers !== true || pause === null

/** Loads the window of a late feature's prompt. */
export const loadWindow = async (name: PromptName, parts: Parts): Promise<Window> => {
  for (const { catalogues, windows } of lateFeatures) {
    const load = windows[name]
    if (load) return loadLater({ catalogues, load }, parts)
  }
  throw new Error(`No late feature has the window of the prompt "${name}"`)
}

/** A tap that opens a window draws their parent anew, but none of them. */
export const LateFeatures = memo(({ restful, bare }: LateFeatureProps) => {
  const pause = usePause()
  return lateFeatures.map(late => <LateFeature key={late.name} late={late} restful={restful && mayOffer(late, pause)} bare={bare} />)
})
