import type { OxlintOverride } from 'oxlint'

// Who may import whom (ARCHITECTURE, Who may import whom). The test beside it proves that every line here fires.
// Globs: `#features/**` means every depth, one `*` would miss some. A later entry replaces an earlier one for the same file.

interface Refusal {
  readonly group: string[]
  readonly message: string
  /** Types may be imported all the same. */
  readonly allowTypeImports?: true
}

const direction = (files: string[], refusals: readonly Refusal[], excludeFiles: string[] = []): OxlintOverride => ({
  files,
  excludeFiles,
  rules: { 'no-restricted-imports': ['error', { patterns: [...refusals] }] },
})

/** Files of the contract without schemas: their values may reach the bundle. */
const SCHEMA_FREE = [
  'affiliate-host',
  'support/chat/chat-limits',
  'faults/fault-limits',
  'fold-words',
  'support/feedback/feedback-limits',
  'identity-checks/identity-check-facts',
  'inbox/inbox-kinds',
  'mall/address-limits',
  'html/content-html',
  'html/content-style',
  'landing',
  'language-names',
  'languages',
  'legal/documents',
  'content/activities/activity-path',
  'content/linkage/destination',
  'content/linkage/game-address',
  'site/listing',
  'lottery/draw-path',
  'lottery/lottery-kinds',
  'lottery/top-prize',
  'privacy/kept-years',
  'page',
  'page-paths',
  'support/service-frame',
  'site/update-paths',
  'site/worker-paths',
  'patterns',
  'money/amount',
  'payments/fee',
  'ranks/rank',
  'referral/picture-address',
  'rendering',
  'safe-play/limit-kinds',
  'time-units',
  'tracking/moments',
  'tracking/pixel-scripts',
  'tracking/native-ids',
  'tracking/pixel-sources',
  'tracking/provider-events',
  'tracking/unanswered',
  'tracking/event-money',
]

const contractByType: Refusal = {
  group: ['@foyer/contract', '@foyer/contract/**', ...SCHEMA_FREE.map(name => `!@foyer/contract/${name}`), 'typebox', 'typebox/**'],
  allowTypeImports: true,
  message: 'Types only: schemas must not reach the bundle.',
}
const noServer: Refusal = { group: ['@foyer/server', '@foyer/server/**'], message: 'The web never imports the server.' }

const web = (folders: readonly string[], ...refusals: Refusal[]) =>
  direction(
    folders.map(folder => `web/src/${folder}/**`),
    [...refusals, noServer, contractByType],
  )
const nothingBut = (...allowed: string[]) => ['#*/**', ...allowed.map(folder => `!#${folder}/**`)]

/** The rooms within a feature, and which others each may enter; `.` are the files at the feature's root, where its pages stand. */
const FEATURE_ROOMS: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'account/security': { devices: ['.'], passkeys: ['.', 'devices'] },
  'games/play': { frame: ['.'], launch: ['.'], trial: ['.'] },
  lottery: {
    common: [],
    buy: ['common'],
    check: ['common'],
    draw: ['common', 'check'],
    stage: ['common', 'buy'],
    tickets: ['common', 'check', 'stage', 'buy', 'lotteries'],
    lotteries: ['common', 'buy', 'stage'],
  },
  tracking: { consent: [], pixels: [], privacy: ['consent'] },
}
const noApp: Refusal = { group: ['#app/**'], message: 'Only app knows app: take it as a prop, or move it to where both may reach it.' }
const featuresWithRooms = Object.entries(FEATURE_ROOMS)
const noFeatureBut = (...paths: string[]): string[] => ['#features/**', ...paths.map(path => `!#features/${path}`)]

/** A feature with rooms: its root enters all of them, each room those that the table names for it. */
const roomsOf = ([feature, rooms]: (typeof featuresWithRooms)[number]) => [
  web([`features/${feature}`], noApp, { group: noFeatureBut(`${feature}/**`), message: 'Features meet in app alone.' }),
  ...Object.entries(rooms).map(([room, others]) =>
    web([`features/${feature}/${room}`], noApp, {
      group: noFeatureBut(...others.map(other => (other === '.' ? `${feature}/*.*` : `${feature}/${other}/**`))),
      message: 'A room of a feature enters those that FEATURE_ROOMS names for it, and no other feature.',
    }),
  ),
]

const webDirections = [
  direction(['web/src/**'], [noServer, contractByType]),
  web(['features'], noApp, { group: noFeatureBut(), message: 'Features meet in app alone; the files of one feature import each other by `./..`.' }),
  ...featuresWithRooms.flatMap(roomsOf),
  web(['blocks'], { group: ['#app/**', '#features/**'], message: 'A block imports no feature and no app.' }),
  web(['sign-in', 'forms'], {
    group: ['#app/**', '#features/**', '#blocks/**', '#ui/**'],
    message: 'sign-in and forms stand below everything drawn.',
  }),
  web(['session', 'navigation', 'notices'], {
    group: ['#app/**', '#features/**', '#blocks/**', '#ui/**', '#sign-in/**', '#forms/**'],
    message: 'session, navigation and notices stand below sign-in, forms and everything drawn.',
  }),
  web(['request'], { group: nothingBut('request', 'device'), message: 'request gets token, merchant and the unauthorized handler handed in.' }),
  web(['merchant', 'texts'], { group: nothingBut('merchant', 'texts', 'device'), message: 'merchant and texts stand below session and request.' }),
  web(['device'], { group: nothingBut('device'), message: 'device imports device alone.' }),
  direction(
    ['web/src/ui/**'],
    [
      { group: nothingBut('ui'), message: 'ui imports ui alone.' },
      { group: ['@foyer/**', 'wouter', 'wouter/**', 'swr', 'swr/**'], message: 'ui knows no router, no request, no session.' },
    ],
  ),
]

/** Files of the contract without schemas, which the console may read too. */
const CONSOLE_SCHEMA_FREE = [
  'ops/permissions',
  'ops/events',
  'casework/ops/member-states',
  'money/amount',
  'page-paths',
  'account/ops/identity-checks',
  'privacy/ops/request-kinds',
  'locks/lock-scopes',
  'identity-checks/identity-check-facts',
  'staff/token-days',
  'time-units',
]
const consoleByType: Refusal = {
  group: ['@foyer/contract', '@foyer/contract/**', ...CONSOLE_SCHEMA_FREE.map(name => `!@foyer/contract/${name}`), 'typebox', 'typebox/**'],
  allowTypeImports: true,
  message: 'Types only: what the console needs of the ops at run time stands in virtual:op-table.',
}
const noPlayers: Refusal = {
  group: ['@foyer/server', '@foyer/server/**', '@foyer/web', '@foyer/web/**'],
  message: 'The console stands on the contract alone.',
}
const consoleRoom = (folders: readonly string[], allowed: readonly string[], message: string) =>
  direction(
    folders.map(folder => `console/src/${folder}/**`),
    [{ group: ['#*/**', ...[...folders, ...allowed].map(folder => `!#${folder}/**`)], message }, noPlayers, consoleByType],
    ['**/*.test.ts'],
  )

/** The rooms within a page of the console, and which others each may enter; `.` are the files at the page's root. */
const PAGE_ROOMS: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  members: { dialogs: ['.'], rail: ['.', 'dialogs'], search: ['.', 'dialogs'], tabs: ['.', 'dialogs'] },
}
const pages = (files: string, allowed: readonly string[], message: string) =>
  direction(
    [`console/src/pages/${files}`],
    [{ group: ['#app/**', '#pages/**', ...allowed.map(path => `!#pages/${path}`)], message }, noPlayers, consoleByType],
  )

const consoleDirections = [
  direction(['console/src/**'], [noPlayers, consoleByType], ['**/*.test.ts']),
  pages('**', [], 'Pages meet in app alone; the files of one page import each other by `./..`.'),
  ...Object.entries(PAGE_ROOMS).flatMap(([page, rooms]) => [
    pages(`${page}/**`, [`${page}/**`], 'Pages meet in app alone.'),
    ...Object.entries(rooms).map(([room, others]) =>
      pages(
        `${page}/${room}/**`,
        others.map(other => (other === '.' ? `${page}/*.*` : `${page}/${other}/**`)),
        'A room of a page enters those that PAGE_ROOMS names for it, and no other page.',
      ),
    ),
  ]),
  consoleRoom(
    ['frame', 'queues', 'sign-in'],
    ['ui', 'session', 'request', 'keys', 'texts', 'format'],
    'frame, queues and sign-in stand below pages and app.',
  ),
  consoleRoom(['session'], ['request', 'texts', 'format'], 'session stands below everything drawn.'),
  consoleRoom(['request'], ['texts'], 'request knows the texts of errors alone.'),
  consoleRoom(['ui'], ['texts', 'keys', 'format'], 'ui knows no request and no session.'),
  ...['keys', 'texts', 'format'].map(room => consoleRoom([room], [], 'keys, texts and format stand on themselves.')),
]

const noWeb: Refusal = { group: ['@foyer/web', '@foyer/web/**'], message: "The server takes the built entry, never the web's sources." }

/** Files that read and write tables. Everything else sees their interfaces. */
const WITH_SQL = [
  'kernel/db/**',
  'kernel/jobs/job-{claims,overview,queue}.ts',
  'privacy/**',
  'money/ledger/**',
  'cells/{barrier,books,copy,end,keys,marks,merchant-tables,remove}.ts',
  'lottery/{draws/{draw-lists,draw-results},stored-draw}.ts',
  'lottery/tickets/sale.ts',
  '**/{schema,schema/*,subject,kernel,personal-data}.ts',
  '**/*-{store,statements,gate,gates}.ts',
  '**/testing/**',
  'testing/**',
].map(path => `server/src/${path}`)
/** Files of subjects that answer outside the API: pages, pictures, callbacks. */
const WITH_HTTP = [
  'games/vendor-wire.ts',
  'games/mini-game/**',
  'campaigns/ending/ending-route.ts',
  'identity-checks/identity-callback.ts',
  'lottery/published/**',
  'messages/outbox/**',
  'payments/payment-callback.ts',
  'referral/invite/**',
  'site/home-screen/**',
  'site/search/**',
  'staff/demo/demo-code-route.ts',
  'support/{desk,service-frame}/**',
].map(path => `server/src/${path}`)

const noSql: Refusal = {
  group: ['**/*-store.ts', '**/schema.ts', '**/schema/*.ts', 'drizzle-orm', 'drizzle-orm/**', 'pg', '@electric-sql/**'],
  allowTypeImports: true,
  message: 'SQL stands in stores alone; everything else sees their interfaces.',
}
const noHttp: Refusal = {
  group: ['#kernel/http/**', '#kernel/pages/**', 'fastify', 'fastify/**', '@fastify/**'],
  allowTypeImports: true,
  message: 'A rule knows no HTTP.',
}
const noComposition: Refusal = {
  group: ['#app/**', '!#app/providers.ts'],
  allowTypeImports: true,
  message: 'Interfaces only: app joins the subjects.',
}

const serverDirections = [
  direction(['server/src/**'], [noWeb]),
  direction(['server/src/**'], [noWeb, noSql], [...WITH_SQL, 'server/src/app/**', '**/*.test.ts']),
  direction(
    ['server/src/**'],
    [noWeb, noSql, noHttp, noComposition],
    [...WITH_SQL, ...WITH_HTTP, ...['app', 'kernel', 'testing'].map(room => `server/src/${room}/**`), '**/*-main.ts', '**/*.test.ts'],
  ),
]

const sharedDirections = [
  direction(
    ['contract/src/**'],
    [
      {
        group: ['*', '*/**', '@*/**', '!typebox', '!typebox/**', '!#*', '!#*/**', '!./**'],
        message: 'The contract stands on its schema library alone.',
      },
    ],
    ['**/*.test.ts'],
  ),
  direction(
    SCHEMA_FREE.map(name => `contract/src/${name}.ts`),
    [
      {
        group: ['*', '*/**', './**', '#*', '#*/**', '!./patterns.ts', '!./page-paths.ts', '!#page-paths.ts'],
        allowTypeImports: true,
        message: "The web reads this file's values: it stays free of schemas.",
      },
    ],
  ),
  direction(
    ['texts/src/**'],
    [{ group: ['@foyer/server', '@foyer/server/**', '@foyer/web', '@foyer/web/**'], message: 'Texts know neither end.' }, contractByType],
    ['**/*.test.ts'],
  ),
]

export const importDirections: readonly OxlintOverride[] = [...webDirections, ...consoleDirections, ...serverDirections, ...sharedDirections]
