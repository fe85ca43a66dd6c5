/**
 * How the app's code is cut into files. By itself the bundler makes one file for every set of pages that share something: some hundred files,
 * most under 1 KB, and on a slow line each costs more as a request than by its size. So what is loaded at the same moment is one file.
 */

const web = (paths: string): RegExp => new RegExp(String.raw`web/src/(?:${paths})`)
const packages = (names: string): RegExp => new RegExp(String.raw`node_modules/(?:${names})/`)

/** What a page needs before it can be used. A group takes only the modules named: with all that they import, a page would load what only its neighbours need. */
const FIRST = {
  /** Changes with React's versions, not with ours: cached across deploys. */
  framework: packages('react|react-dom|scheduler|wouter|regexparam|use-sync-external-store'),
  /** Most visits start at home. What only members see of it loads later. */
  home: new RegExp(
    String.raw`web/src/(?:features/site/home/(?!member-)|blocks/(?:content/linkage/|games/launch/(?:chosen-game|game-address|use-start-game)|picture-card/|referral/(?!invite/)|games/live/load-live)|ui/(?:[a-z]+/)?(?:lane|carousel|use-carousel|scroll-along|home-icons)\.)|contract/src/content/linkage/`,
  ),
  /** What stands at the end of the bar wherever money can be spent. */
  bar: web('blocks/bar/(?!member-)|ui/count-mark'),
  /** What the pages for signing in and up share. */
  'sign-in-ways': web(
    String.raw`forms|blocks/(?:form-problem|late|account/(?:entry|password|username))|blocks/captcha/(?:captcha-block|(?:bar|picture)-placeholder|captcha-bar\.module|picture-field\.module|use-captcha)|ui/(?:[a-z]+/)?(?:tabs|text-field|checkbox|password-field|page-head|problem-box|use-wrong-fields|field-note|hidden)`,
  ),
  'identity-ways': web(String.raw`blocks/account/identity/(?:identity-ways|brand-mark|identity\.module)|sign-in/pending-identity`),
  'log-in': web(String.raw`features/account/login/(?!login-page|login-dialog|sms-|use-sms|use-saved-number|passkey-actions|use-passkey)`),
  register: web('features/account/register/(?!register-page|mobile-|quick-)|sign-in/register-facts|blocks/captcha/use-late-captcha'),
  /** Drawings of other pages than home. */
  icons: web('ui/icons/page-icons'),
  /** What every way of signing in keeps on the device. */
  'sign-in': web(String.raw`sign-in/(?:ask-second-factor|device-trust|enter|saved-login|twice-encoded)\.|device/device-(?:facts|id)`),
  /** Base64 and random bytes, for logins that are kept and for addresses that are enciphered. */
  bytes: web('device/bytes'),
  /** Makes calls, and does what their failures demand: loaded right after every page. */
  calls: new RegExp(
    String.raw`web/src/(?:app/(?:calls|failures/(?:error-policy|failures))\.|request/(?:create-request|transport|gets|encryptor|protected-paths|query|call-tables|answer-cache)\.|sign-in/(?:auto-login|replace-dead-session)|session/unauthorized)|virtual:call-table`,
  ),
  /** What stands where something still loads; with the addresses of the lottery, which would be a file of their own. */
  skeleton: /web\/src\/(?:ui\/states\/skeleton|blocks\/lottery\/lottery-paths)|contract\/src\/lottery\/draw-path\./,
  /** The merchant’s entries of customer service, and the cipher of their addresses. */
  service: new RegExp(
    String.raw`web/src/(?:blocks/support/use-service-links|notices/customer-service|request/des\.|session/club-label)|node_modules/(?:des\.js|inherits|minimalistic-assert)/`,
  ),
  /** What the lottery's pages show, but for the check of a draw. */
  lottery: web(
    String.raw`features/lottery/(?!lottery-pages|lottery-screen|common/ticket-icon|check/check-draw|stage/(?!stage-time|use-watched|late-stage))`,
  ),
  /** What home and the lobby show later of draws and wins; the lottery's pages share it. */
  live: /web\/src\/(?:blocks\/(?:lottery\/(?!lottery-paths)|games\/live\/(?!load-live))|ui\/use-near)|contract\/src\/lottery\/top-prize\./,
  /** Rows that lead somewhere, and how many unread things are there. */
  list: web('ui/(?:[a-z]+/)?(?:list|badge)|blocks/profile/unread'),
  /** Fields for a number or an e-mail address, and for the code sent to it. */
  codes: web('blocks/account/(?:one-time-code|mobile-number|email|dialling-code/(?:countries|dialling-code-button))'),
}

/** What is loaded once the page is idle, or when it is asked for; with what it imports that no group before it has. */
const LATER = {
  /** What loads and caches members' data, what every window is made of, the windows that each page has, and what the pages of members share. */
  member: new RegExp(
    String.raw`node_modules/(?:swr|dequal)/|virtual:member-call-table|web/src/(?:ui/(?:[a-z]+/)?(?:modal|use-modal|use-sheet-drag|drag-to-close|dialog|late-icons|notice|progress|facts|columns)|app/failures/alerts|blocks/site/language/language-sheet|texts/use-format|blocks/(?:money|inbox|bar/member-end|account/confirm|copy|ranks|paged-rows|referral/invite/stats|payments/use-withdrawal)|device/(?:form-key|save-text|share-and-save)|session/use-(?:member|security)|sign-in/use-sign-out|navigation/left-game|blocks/account/registered/at-stake)|contract/src/(?:ranks/rank|money/amount)\.`,
  ),
  /** The player's own games, and what stands between a tap and a game. */
  'start-game': web('blocks/games/(?:launch/(?:launch-order|start-rules|use-games|use-play-game|use-step-before|ways-in)|my-games/)'),
  /** What an address asks for that is no page of its own: signing in by a link, another page. */
  redirect: web('sign-in/address-token|app/routes/(?:use-)?redirect'),
  /** What every visit loads by itself once the page is idle (app/prompts/late-features.tsx). */
  late: web(
    [
      'app/start/(?:idle-tasks|session-renewal)',
      'app/prompts/(?:late-f|open-prompt)',
      'notices/(?:use-prompt-report|awaited-news)',
      'blocks/site/(?:install|scheme)',
      'features/site/(?:closed|update|home-screen|upgrade|download/(?!forced-download-modal))',
      'blocks/content/(?:announcements/(?:use-read-marks|read-here)|content-html/load-purifier)',
      'features/content/(?:announcements/(?:announcements|popup-(?:rules|memory)|use-popups)|download-images/(?!download-image-popup))',
      String.raw`features/push/(?:push(?:-memory|-rules)?|device-push|sync-device|use-push-setting)\.`,
      String.raw`features/legal/(?:documents\.|use-documents)`,
      String.raw`features/account/security/passkeys/passkey-offer(?:-memory)?\.`,
    ].join('|'),
  ),
  tracking: web(String.raw`features/tracking/(?:tracking|consent/(?:use-choose|agreed-purposes))\.`),
  'identity-sheets': web(String.raw`blocks/account/identity/(?!identity-engine|one-tap|identity-ways|identity\.module|brand-mark)`),
  captcha: web(String.raw`blocks/captcha/(?!geetest)`),
  geetest: web('blocks/captcha/geetest'),
}

const named = (groups: Readonly<Record<string, RegExp>>, options: object) =>
  Object.entries(groups).map(([name, test]) => ({ name, test, ...options }))

const { framework, home, bar, ...pages } = FIRST

/** What sends faults home. It is whole in itself, because it also reports that other files cannot be run (fault-file.ts). */
const FAULTS = /web\/src\/app\/faults\/(?!early)|contract\/src\/faults\//

/** Groups of rolldown's `codeSplitting`. */
export const chunkGroups = [
  { name: 'faults', test: FAULTS, priority: 5 },
  { name: 'framework', test: framework, priority: 4 },
  // What every page needs.
  { name: 'first-load', tags: ['$initial' as const], priority: 2 },
  ...named({ home, bar }, { priority: 3, includeDependenciesRecursively: false }),
  ...named(pages, { priority: 1, includeDependenciesRecursively: false }),
  ...named(LATER, { priority: 0 }),
]
