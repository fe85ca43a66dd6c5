import { execFile } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

// A wrong glob in the lint config causes no error, so every direction is tried: with one refused and one allowed import.

const root = fileURLToPath(new URL('../..', import.meta.url))
const run = promisify(execFile)

const configFiles = ['oxlint.config.ts', 'tools/checks/import-directions.ts', 'tools/checks/function-lengths.ts']

const imports = 'eslint(no-restricted-imports)'
const circles = 'import(no-cycle)'
const parents = 'import(no-relative-parent-imports)'

interface Case {
  readonly file: string
  readonly code: string
  /** The rule that must report it; absent if the code is allowed. */
  readonly rule?: string
}

const value = (name: string) => `import { it } from '${name}'\nexport const that = it\n`
const type = (name: string) => `import type { It } from '${name}'\nexport type That = It\n`
const refused = (file: string, ...names: string[]): Case[] => names.map(name => ({ file, code: value(name), rule: imports }))
const allowed = (file: string, ...names: string[]): Case[] => names.map(name => ({ file, code: value(name) }))

const everythingDrawn = ['#app/routes/guard.ts', '#features/account/login/use-login.ts', '#blocks/countdown.ts', '#ui/button.tsx']

const cases: Record<string, readonly Case[]> = {
  'app imports all of the web': allowed('web/src/app/x.ts', ...everythingDrawn, '#session/session-store.ts', '#request/send.ts', './guard.ts'),
  'a feature imports no app and no other feature': [
    ...refused('web/src/features/account/login/x.ts', '#app/routes/guard.ts', '#app/deep/er.ts', '#features/account/register/use-register.ts'),
    ...allowed('web/src/features/account/login/x.ts', './use-login.ts', '#blocks/countdown.ts', '#session/session-store.ts', '#request/send.ts'),
    ...allowed('web/src/features/account/login/x.ts', '#merchant/use-page-data.ts', '#device/storage.ts', '#ui/button.tsx', '#texts/use-texts.ts'),
  ],
  'a room of the lottery enters those that are named for it': [
    ...refused('web/src/features/lottery/common/x.ts', '#features/lottery/buy/lines.ts', '#features/lottery/draw/draw-body.tsx'),
    ...refused('web/src/features/lottery/buy/x.ts', '#features/lottery/draw/draw-body.tsx', '#features/lottery/tickets/ticket-list.tsx'),
    ...refused('web/src/features/lottery/check/x.ts', '#features/lottery/draw/draw-body.tsx'),
    ...refused('web/src/features/lottery/draw/x.ts', '#features/lottery/buy/lines.ts', '#features/lottery/lotteries/lottery-list.tsx'),
    ...refused('web/src/features/lottery/stage/x.ts', '#features/lottery/tickets/ticket-list.tsx', '#features/lottery/check/steps.ts'),
    ...refused('web/src/features/lottery/tickets/x.ts', '#features/lottery/draw/draw-body.tsx', '#features/lottery/lottery-screen.tsx'),
    ...refused(
      'web/src/features/lottery/lotteries/x.ts',
      '#features/lottery/check/steps.ts',
      '#features/site/home/home-page.tsx',
      '#app/routes/guard.ts',
    ),
    ...refused('web/src/features/lottery/x.ts', '#features/site/home/home-page.tsx', '#app/routes/guard.ts'),
    ...allowed('web/src/features/lottery/lotteries/x.ts', '#features/lottery/buy/lines.ts', '#features/lottery/stage/stage-time.ts', './rules.tsx'),
    ...allowed(
      'web/src/features/lottery/tickets/x.ts',
      '#features/lottery/check/steps.ts',
      '#features/lottery/common/hits.ts',
      '#blocks/late/late.tsx',
    ),
    ...allowed('web/src/features/lottery/x.ts', '#features/lottery/draw/draw-body.tsx', './lottery-screen.tsx'),
  ],
  'a room of another feature enters its root and the rooms that are named for it': [
    ...refused('web/src/features/tracking/consent/x.ts', '#features/tracking/privacy/receivers.ts', '#features/tracking/tracker.ts'),
    ...refused('web/src/features/account/security/devices/x.ts', '#features/account/security/passkeys/passkey-name.ts'),
    ...refused('web/src/features/games/play/trial/x.ts', '#features/games/play/launch/use-launch.ts', '#features/games/lobby/lobby-page.tsx'),
    ...allowed('web/src/features/tracking/privacy/x.ts', '#features/tracking/consent/use-choose.ts', './receivers.ts'),
    ...allowed('web/src/features/account/security/devices/x.ts', '#features/account/security/use-change.ts'),
    ...allowed('web/src/features/games/play/trial/x.ts', '#features/games/play/icons.ts'),
  ],
  'a block imports no feature and no app': [
    ...refused('web/src/blocks/captcha/x.ts', '#app/routes/guard.ts', '#features/account/login/use-login.ts'),
    ...allowed('web/src/blocks/captcha/x.ts', '#blocks/countdown.ts', '#request/send.ts', '#ui/button.tsx'),
  ],
  'request gets token, merchant and handler handed in': [
    ...refused('web/src/request/x.ts', ...everythingDrawn, '#session/session-store.ts', '#merchant/use-page-data.ts', '#texts/use-texts.ts'),
    ...allowed('web/src/request/x.ts', '#request/send.ts', '#device/storage.ts', './send.ts', 'virtual:call-table'),
  ],
  'sign-in and forms stand below everything drawn': [
    ...['sign-in', 'forms'].flatMap(folder => refused(`web/src/${folder}/x.ts`, ...everythingDrawn)),
    ...allowed('web/src/sign-in/x.ts', '#session/session-store.ts', '#forms/use-submit.ts', '#request/send.ts', '#device/storage.ts'),
  ],
  'session, navigation and notices stand below sign-in, forms and everything drawn': [
    ...['session', 'navigation', 'notices'].flatMap(folder =>
      refused(`web/src/${folder}/x.ts`, ...everythingDrawn, '#sign-in/enter.ts', '#forms/use-submit.ts'),
    ),
    ...allowed('web/src/session/x.ts', '#request/send.ts', '#merchant/use-page-data.ts', '#device/storage.ts', 'swr'),
  ],
  'merchant and texts stand below session and request': [
    ...refused('web/src/merchant/x.ts', ...everythingDrawn, '#session/session-store.ts', '#request/send.ts'),
    ...refused('web/src/texts/x.ts', ...everythingDrawn, '#session/session-store.ts', '#request/send.ts'),
    ...allowed('web/src/texts/x.ts', '#merchant/use-page-data.ts', '@foyer/texts'),
  ],
  'device imports device': [
    ...refused('web/src/device/x.ts', ...everythingDrawn, '#session/session-store.ts', '#request/send.ts', '#merchant/use-page-data.ts'),
    ...allowed('web/src/device/x.ts', '#device/storage.ts'),
  ],
  'ui imports ui': [
    ...refused('web/src/ui/x.tsx', '#app/routes/guard.ts', '#features/account/login/use-login.ts', '#request/send.ts', '#texts/use-texts.ts'),
    ...refused('web/src/ui/form/x.tsx', '#session/session-store.ts', 'wouter', 'swr/infinite', '@foyer/texts', '@foyer/contract/page'),
    ...allowed('web/src/ui/x.tsx', '#ui/button.tsx', './button.tsx', 'react'),
  ],
  'the web takes types and schema-free tables from the contract': [
    'app',
    'features/account/login',
    'blocks',
    'request',
    'session',
    'merchant',
    'device',
  ].flatMap(folder => [
    ...refused(`web/src/${folder}/x.ts`, '@foyer/contract', '@foyer/contract/account/session/login', 'typebox'),
    ...allowed(`web/src/${folder}/x.ts`, '@foyer/contract/languages'),
    { file: `web/src/${folder}/x.ts`, code: type('@foyer/contract/account/session/login') },
  ]),
  'the web never imports the server': ['app', 'features/account/login', 'blocks', 'request', 'session', 'merchant', 'device', 'ui'].flatMap(
    folder => [
      ...refused(`web/src/${folder}/x.ts`, '@foyer/server/caller'),
      { file: `web/src/${folder}/x.ts`, code: type('@foyer/server/caller'), rule: imports },
    ],
  ),
  'pages of the console meet in app alone': [
    ...refused(
      'console/src/pages/staff/x.tsx',
      '#app/shell.tsx',
      '#pages/audit/rows.ts',
      '@foyer/server/caller',
      '@foyer/contract/ops/index',
      'typebox',
    ),
    ...allowed(
      'console/src/pages/staff/x.tsx',
      '#ui/button.tsx',
      '#frame/page.tsx',
      '#request/use-op.ts',
      './rows.ts',
      '@foyer/contract/ops/permissions',
    ),
    ...allowed('console/src/app/x.tsx', '#pages/staff/staff-page.tsx', '#frame/page.tsx'),
  ],
  'a room of a page of the console enters its root and the rooms that are named for it': [
    ...refused('console/src/pages/members/tabs/x.tsx', '#pages/members/search/state-words.ts', '#pages/audit/rows.ts', '#app/shell.tsx'),
    ...refused('console/src/pages/members/dialogs/x.tsx', '#pages/members/tabs/event-words.ts', '@foyer/contract/ops/index'),
    ...refused('console/src/pages/members/x.tsx', '#pages/audit/rows.ts', '#app/shell.tsx'),
    ...allowed('console/src/pages/members/tabs/x.tsx', '#pages/members/dialogs/tag-dialog.tsx', '#pages/members/sum.tsx', '#ui/button.tsx'),
    ...allowed('console/src/pages/members/dialogs/x.tsx', '#pages/members/members.module.css', './reason-dialog.tsx'),
    ...allowed('console/src/pages/members/x.tsx', './tabs/member-tabs.tsx', '@foyer/contract/ops/permissions'),
  ],
  'what the console is drawn from knows neither pages nor app': [
    ...['frame', 'queues', 'sign-in', 'session', 'request', 'ui', 'keys', 'texts', 'format'].flatMap(room =>
      refused(`console/src/${room}/x.ts`, '#app/shell.tsx', '#pages/staff/staff-page.tsx', '@foyer/web/x'),
    ),
    ...refused('console/src/ui/x.tsx', '#request/call.ts', '#session/session.ts', '#frame/page.tsx'),
    ...refused('console/src/request/x.ts', '#session/session.ts', '#ui/button.tsx', '@foyer/contract/ops/errors'),
    ...refused('console/src/session/x.ts', '#ui/button.tsx'),
    ...refused('console/src/texts/x.ts', '#keys/key-store.ts'),
    ...allowed('console/src/ui/x.tsx', '#texts/catalogues.ts', '#keys/use-keys.ts', './button.tsx', 'wouter'),
    ...allowed('console/src/session/x.ts', '#request/call.ts'),
    { file: 'console/src/request/x.ts', code: type('@foyer/contract/ops/errors') },
  ],
  'a folder is left by its # import': ['web/src/ui/x.ts', 'web/src/features/account/login/x.ts', 'server/src/account/session/x.ts'].map(file => ({
    file,
    code: value('../../request/send.ts'),
    rule: parents,
  })),
  'files form no circle, not even of types': [
    { file: 'server/src/circle/one.ts', code: "import type { Other } from './other.ts'\nexport type One = Other | 1\n", rule: circles },
    { file: 'server/src/circle/other.ts', code: "import type { One } from './one.ts'\nexport type Other = One[]\n", rule: circles },
    { file: 'server/src/circle/third.ts', code: type('./one.ts') },
  ],
  'a rule of the server knows neither SQL nor HTTP': [
    ...refused('server/src/account/session/x.ts', '#account/member/member-store.ts', '#lottery/schema.ts', '#account/schema/members.ts', 'pg'),
    ...refused('server/src/account/session/x.ts', '#kernel/http/calls.ts', '#kernel/pages/pages.ts', '#app/app.ts', '#app/compose.ts'),
    ...refused('server/src/account/session/x.ts', 'fastify', 'drizzle-orm/pg-core', '@foyer/web/build'),
    ...allowed(
      'server/src/account/session/x.ts',
      '#messages/job-kinds.ts',
      '#account/member/standing.ts',
      '#kernel/refusal.ts',
      '@foyer/contract/fields',
    ),
    { file: 'server/src/account/session/x.ts', code: type('#account/member/member-store.ts') },
    { file: 'server/src/account/session/x.ts', code: type('#kernel/deps.ts') },
  ],
  'SQL stands in stores alone': [
    ...['kernel/http', 'kernel/pages', 'kernel/merchants', 'kernel/security'].flatMap(folder =>
      refused(`server/src/${folder}/x.ts`, '#account/member/member-store.ts', '#lottery/schema.ts', 'pg'),
    ),
    ...allowed('server/src/app/compose.ts', '#account/member/member-store.ts', '#kernel/db/postgres.ts'),
    ...allowed('server/src/mall/mall-store.ts', '#account/schema/members.ts', 'drizzle-orm'),
    ...allowed('server/src/testing/x.ts', '#account/member/member-store.ts', '#kernel/db/postgres.ts'),
    { file: 'server/src/kernel/http/x.ts', code: type('#kernel/deps.ts') },
  ],
  'the contract stands on its schema library alone': [
    ...refused('contract/src/account/session/x.ts', 'fastify', 'ajv/dist/core.js', '@foyer/server/caller', '@foyer/texts', 'node:crypto'),
    ...allowed('contract/src/account/session/x.ts', 'typebox', 'typebox/value', '#call.ts', '#session/session-answer.ts', './session-answer.ts'),
  ],
  'what the web reads of the contract stays free of schemas': [
    ...refused('contract/src/languages.ts', 'typebox', '#fields.ts', '#system/status.ts', './fields.ts'),
    ...refused('contract/src/page.ts', 'typebox', '#system/status.ts'),
    { file: 'contract/src/page.ts', code: type('typebox') },
  ],
  'texts know neither end': [
    ...refused('texts/src/x.ts', '@foyer/server/caller', '@foyer/web/app', '@foyer/contract/errors'),
    ...allowed('texts/src/x.ts', '@foyer/contract/languages'),
    { file: 'texts/src/x.ts', code: type('@foyer/contract/errors') },
  ],
  'no style attribute in markup': [
    { file: 'web/src/ui/y.tsx', code: 'export const Y = () => <p style={{ color: "red" }} />\n', rule: 'react(forbid-dom-props)' },
    { file: 'web/src/ui/y.tsx', code: 'export const Y = () => <p className="y" />\n' },
  ],
  'a service takes clock and chance from deps': [
    { file: 'server/src/mall/y.ts', code: 'export const now = () => Date.now()\n', rule: 'eslint(no-restricted-properties)' },
    { file: 'server/src/kernel/http/y.ts', code: 'export const now = () => Date.now()\n' },
  ],
  'rules that need types are on': [
    { file: 'server/src/kernel/z.ts', code: 'const f = async () => 1\nf()\nexport { f }\n', rule: 'typescript(no-floating-promises)' },
    { file: 'server/src/kernel/z.ts', code: 'const f = async () => 1\nawait f()\nexport { f }\n' },
  ],
}

interface Diagnostic {
  readonly code: string
  readonly filename: string
}

const folder = mkdtempSync(join(tmpdir(), 'foyer-lint-'))
const found = new Map<Case, readonly string[]>()

beforeAll(async () => {
  // Several cases use the same file, so each further one goes to the next tree, and oxlint runs once per tree.
  const places = new Map<string, Case>()
  for (const one of Object.values(cases).flat()) {
    let tree = 0
    while (places.has(join(`tree-${tree}`, one.file))) tree += 1
    places.set(join(`tree-${tree}`, one.file), one)
  }
  for (const [place, one] of places) {
    mkdirSync(dirname(join(folder, place)), { recursive: true })
    writeFileSync(join(folder, place), one.code)
  }
  const trees = [...new Set([...places.keys()].map(place => place.split('/')[0]!))]
  await Promise.all(
    trees.map(async tree => {
      const cwd = join(folder, tree)
      for (const file of configFiles) {
        mkdirSync(dirname(join(cwd, file)), { recursive: true })
        copyFileSync(join(root, file), join(cwd, file))
      }
      symlinkSync(join(root, 'node_modules'), join(cwd, 'node_modules'))
      const packages = ['contract', 'texts', 'server', 'web', 'console']
      const args = ['--format=json', '--no-error-on-unmatched-pattern', ...packages]
      const { stdout } = await run(join(root, 'node_modules/.bin/oxlint'), args, { cwd }).catch((error: { stdout: string }) => error)
      const { diagnostics } = JSON.parse(stdout) as { diagnostics: readonly Diagnostic[] }
      for (const [place, one] of places) {
        if (!place.startsWith(`${tree}/`)) continue
        found.set(
          one,
          diagnostics.filter(({ filename }) => join(tree, filename) === place).map(({ code }) => code),
        )
      }
    }),
  )
})

afterAll(() => rmSync(folder, { recursive: true }))

describe('lint', () => {
  test.each(Object.entries(cases))('%s', (_, group) => {
    const directions = [imports, parents, ...group.flatMap(({ rule }) => rule ?? [])]
    for (const one of group) {
      const fired = (found.get(one) ?? ['not linted']).filter(code => directions.includes(code) || code === 'not linted')
      expect(fired, `${one.file}: ${one.code}`).toEqual(one.rule ? [one.rule] : [])
    }
  })
})
