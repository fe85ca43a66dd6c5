import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { CallDeclaration } from './call.ts'
import { calls, type CallName } from './index.ts'

// Spec 1 §6, §7: the calls that the specification names, with its paths and facts.

const declared = (name: CallName): CallDeclaration => calls[name]

// Proves requests-13, requests-18, requests-19, requests-23, requests-36.
describe('the calls of spec 1 §7 that exist', () => {
  test.each<[CallName, 'GET' | 'POST' | 'DELETE', string, Partial<CallDeclaration>]>([
    ['session.rsaKey', 'GET', '/wps/session/key/rsa', { cache: 'never' }],
    ['session.login', 'POST', '/wps/session/login', { encrypted: true }],
    ['session.loginVerification', 'POST', '/wps/session/login/verification', { encrypted: true }],
    ['member.register', 'POST', '/wps/member/register', { encrypted: true, moduleId: 'REG3' }],
    ['member.registerMobile', 'POST', '/wps/member/register/mobile', { encrypted: true, moduleId: 'MOBILENUMREG3' }],
    ['member.registerAutoUsername', 'POST', '/wps/member/register/autoUsername', {}],
    ['verification.smsNoLogin', 'POST', '/wps/verification/sms/noLogin', {}],
    ['captcha.geetest', 'GET', '/wps/captcha/geetest', {}],
    ['system.status', 'GET', '/wps/system/status', { cache: 'never' }],
    ['system.country', 'GET', '/wps/system/country', { cache: 'session' }],
    ['system.domainRoute', 'GET', '/wps/system/domainRoute', {}],
    ['system.ping', 'GET', '/wps/system/test/ping', { timeout: 20_000 }],
    ['member.info', 'GET', '/wps/member/info', {}],
    ['member.language', 'POST', '/wps/member/language', {}],
    ['wallet.depositSettings', 'GET', '/wps/relay/MCSFE_getDepositSettings', {}],
    ['push.bind', 'POST', '/wps/relay/CSP_fcmBind', {}],
    ['push.subscribe', 'POST', '/wps/relay/CSP_fcmSubscribe', {}],
    ['push.unsubscribe', 'DELETE', '/wps/relay/CSP_fcmUnsubscribe', {}],
  ])('%s: %s %s', (name, method, path, facts) => {
    expect(declared(name)).toMatchObject({ method, path, ...facts })
    // A call that the specification does not call encrypted is plain.
    expect(declared(name).encrypted ?? false).toBe(facts.encrypted ?? false)
  })
})

// Proves games-and-lottery-6.
test('no answer to a question of a player’s own is kept for the life of a tab, because storage is small', () => {
  const kept = Object.values<CallDeclaration>(calls).filter(({ cache }) => cache === 'session')
  const requested = kept.flatMap(({ request }) => Object.keys((request as { readonly properties?: object }).properties ?? {}))
  expect([...new Set(requested)].toSorted()).toEqual(['merchant', 'platform'])
})

// Proves captcha-18.
describe('the captcha’s calls (spec 1 §9, Captcha: given up after 10 s)', () => {
  const captchaCalls: readonly CallName[] = [
    'captcha.geetest',
    'captcha.slider',
    'captcha.sliderVerify',
    'captcha.picture',
    'captcha.proofOfWork',
    'captcha.proofOfWorkVerify',
  ]

  test.each(captchaCalls)('%s', name => {
    expect(declared(name).timeout).toBe(10_000)
  })

  test('GeeTest is asked with a time stamp `t` (spec 1 §7)', () => {
    expect(Object.keys(calls['captcha.geetest'].request.properties)).toEqual(['t'])
  })
})

// Proves product-and-roles-11.
describe('paths allowed without authorization (spec 1 §6)', () => {
  test.each<CallName>([
    'captcha.setting',
    'captcha.geetest',
    'captcha.slider',
    'captcha.sliderVerify',
    'captcha.picture',
    'captcha.proofOfWork',
    'captcha.proofOfWorkVerify',
    'system.registerSetting',
    'system.whitelabel',
    'system.consolidatedSettings',
    'system.domainRoute',
    'system.status',
    'verification.smsNoLogin',
    'session.login',
    'session.loginVerification',
    'session.thirdParty',
    'session.freePlay',
    'member.register',
    'member.registerMobile',
    'member.registerAutoUsername',
    'member.registerFirebase',
    'member.passwordRecoverySms',
    'member.passwordRecoveryEmail',
    'member.passwordRecovery',
    'games.newGameVendor',
    'games.gameMatch',
    'games.trialLaunch',
  ])('%s', name => {
    expect(declared(name).session).not.toBe('required')
  })

  // Proves constants-5, constants-12, games-and-lottery-30.
  test('a launch is given up after 10 s (spec 2 §9, Launch game)', () => {
    expect([declared('games.launchGame').timeout, declared('games.trialLaunch').timeout]).toEqual([10_000, 10_000])
  })

  // Proves product-and-roles-10, product-and-roles-11, product-and-roles-23.
  test('every other call about a member needs a session', () => {
    const open = Object.entries<CallDeclaration>(calls).filter(([, { path, session }]) => path.startsWith('/wps/member/') && session !== 'required')
    expect(open.filter(([name]) => !/^member\.(register|passwordRecovery)/.test(name))).toEqual([])
  })
})

/** The integers anywhere in a schema, with the way to each. */
const integersIn = (schema: unknown, at: string): readonly { readonly at: string; readonly minimum?: unknown; readonly maximum?: unknown }[] => {
  if (typeof schema !== 'object' || schema === null) return []
  const own = 'type' in schema && (schema.type === 'integer' || schema.type === 'number') ? [{ ...schema, at }] : []
  return [...own, ...Object.entries(schema).flatMap(([name, inner]) => integersIn(inner, `${at}/${name}`))]
}

test('every number that a call takes has bounds that the database and JSON can hold', () => {
  const all = Object.entries<CallDeclaration>(calls).flatMap(([name, { request }]) => integersIn(request, name))
  expect(all.length).toBeGreaterThan(10)
  const unbounded = all.filter(({ minimum, maximum }) => typeof minimum !== 'number' || !Number.isSafeInteger(maximum))
  expect(unbounded.map(({ at }) => at)).toEqual([])
})

test('every call that the rule book names with its method is one of ours', () => {
  const book = join(import.meta.dirname, '../../docs/rules')
  const pages = readdirSync(book)
    .filter(name => name.endsWith('.md'))
    .map(page => readFileSync(join(book, page), 'utf8'))
  const named = pages.flatMap(page => [...page.matchAll(/`((?:GET|POST|PUT|DELETE) \/wps\/[^`{]+)`/g)].map(([, call]) => call))
  expect(named.length).toBeGreaterThan(0)
  const ours = new Set(Object.values(calls).map(({ method, path }) => `${method} ${path}`))
  expect(named.filter(call => call !== undefined && !ours.has(call))).toEqual([])
})
