/** What is newer than the oldest engines and meant all the same, because its fallback stands beside it. `files`: where alone it may be. */
interface Meant {
  readonly uses: readonly string[]
  readonly files?: readonly string[]
  readonly reason: string
}

export const MEANT: readonly Meant[] = [
  // Scripts: the packages
  { uses: ['.startViewTransition()', 'reportError', '<select is>'], files: ['framework.js'], reason: 'React looks first whether they are there' },
  { uses: ['navigator.connection'], files: ['framework.js', 'member.js'], reason: 'React and SWR look first whether it is there' },
  { uses: ['.isVisible()'], files: ['member.js'], reason: 'a function of SWR itself' },
  { uses: ['.moveBefore()'], files: ['main.js'], reason: 'Preact looks first, and inserts otherwise' },
  { uses: ['.at()', '.bytes()', '.copyTo()', '.setImmediate()'], files: ['forge-crypto.js'], reason: 'buffers and timers of node-forge itself' },
  { uses: ['QuotaExceededError'], files: ['forge-crypto.js'], reason: 'node-forge looks first whether it is there' },
  { uses: ['.getPublicKey()'], files: ['bls12-381.js'], reason: 'a function of @noble/curves itself' },
  { uses: ['.getPublicKey()'], files: ['ceremony.js'], reason: '@simplewebauthn/browser looks first whether it is there' },
  { uses: ['.toHex()', 'Uint8Array.fromHex'], reason: '@noble/hashes looks first, and counts itself otherwise' },
  { uses: ['Object.hasOwn'], files: ['check-draw.js', 'draw.js'], reason: 'has-own.ts is loaded before @noble/hashes' },
  { uses: ['Error.captureStackTrace'], files: ['index.esm.js'], reason: 'Firebase looks first whether it is there' },
  // Scripts: our own
  {
    uses: ['Notification', 'Notification.permission', 'Notification.requestPermission', 'PushSubscription', '.showNotification()'],
    files: ['late.js', 'use-allow-push.js', 'firebase-push.js', 'sw.js'],
    reason: 'isPushSupported in features/push/device-push.ts comes first; without push nobody is asked for it',
  },
  { uses: ['event push', 'event notificationclick'], files: ['sw.js'], reason: 'an event that never comes is never heard' },
  { uses: ['event appinstalled', 'event beforeinstallprompt'], reason: 'without them the page says how to install by hand' },
  { uses: ['.estimate()'], files: ['identity-sheets.js'], reason: 'device/private-mode.ts looks first whether it is there' },
  {
    uses: ['navigator.globalPrivacyControl'],
    reason: 'features/tracking/consent/consent-memory.ts looks first; without it nobody has asked for privacy',
  },
  { uses: ['navigator.share'], reason: 'device/share-and-save.ts: without it there is no button for sharing, and the link is copied' },
  {
    uses: ['.requestFullscreen()', 'document.exitFullscreen', 'document.fullscreenElement', 'document.fullscreenEnabled', 'event fullscreenchange'],
    reason: 'an iPhone has no full screen: the button for it is left out',
  },
  { uses: ['window.requestIdleCallback'], reason: 'device/idle.ts takes a timer where they are missing' },
  { uses: ['event touchstart', 'event touchmove', 'event touchend', 'event touchcancel'], reason: 'Safari on a Mac has no fingers' },
  { uses: ['<img fetchpriority>'], reason: 'a hint; without it the picture loads a little later' },
  {
    uses: ['<li inert>', '<section inert>'],
    reason: 'the closed mini-game is invisible, too; beside the announcement that is shown, the others are only reached by the Tab key',
  },
  // Styles
  { uses: ['align-content: start'], reason: 'only in grids, which have it since Chrome 57 and Safari 10.1; the table speaks of other boxes' },
  { uses: ['text-wrap', 'word-break: auto-phrase'], reason: 'lines are only less even' },
  { uses: ['overflow-x: clip'], files: ['entry-client.css'], reason: 'base.css hides it on html where clip is missing' },
  { uses: ['overscroll-behavior', 'overscroll-behavior-x', 'overscroll-behavior-inline'], reason: 'at its end the page scrolls on' },
  { uses: ['scrollbar-width'], reason: '::-webkit-scrollbar stands beside it' },
  { uses: [':has'], files: ['entry-client.css'], reason: 'a toast lies over the bar above the tabs for its 1.5 s' },
  { uses: [':has'], files: ['member.css'], reason: 'support stays beside the inbox: on a narrow phone the end of the bar is fuller' },
  { uses: ['::selection', 'accent-color', '-webkit-tap-highlight-color', '-webkit-touch-callout'], reason: 'the colours and menus of the system' },
  {
    uses: ['cursor: default', 'cursor: grab', 'cursor: grabbing', 'cursor: not-allowed', 'cursor: pointer', 'cursor: progress'],
    reason: 'a phone has no pointer',
  },
  {
    uses: ['resize', 'text-size-adjust', 'font-family: ui-monospace', '@media (forced-colors)', 'user-select: all'],
    reason: 'what is otherwise usual',
  },
]
