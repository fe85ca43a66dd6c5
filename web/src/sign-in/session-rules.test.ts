import { describe, expect, test } from 'vitest'
import { problemOf } from '#forms/problem.ts'
import type { Request } from '#request/request-client.ts'
import { RequestError } from '#request/request-error.ts'
import { languageToTell, syncLanguage } from '#session/language-sync.ts'
import { RESTRICTED } from '#session/member-types.ts'
import { meansSession } from '#session/tabs.ts'
import { sessionOf, secretOf, type SignedIn } from './enter.ts'

const answer: SignedIn = {
  id: '7',
  token: 't',
  userName: 'player',
  customerType: 1,
  firstTimeLogin: true,
  passwordExpired: false,
  weakPassword: false,
}

describe('the session a sign-in opens (spec 1 §3)', () => {
  test('has the entity’s fields: customerType becomes type', () => {
    expect(sessionOf(answer, 'demo')).toEqual({ id: '7', token: 't', merchantCode: 'demo', userName: 'player', type: 1, firstTimeLogin: true })
  })

  test('the remember token takes the password’s place; the password only before a back end that gives none', () => {
    expect(secretOf({ ...answer, rememberToken: 'r' }, 'secret')).toEqual({ kind: 'token', text: 'r' })
    expect(secretOf(answer, 'secret')).toEqual({ kind: 'password', text: 'secret' })
  })
})

describe('language sync (spec 1 §7, spec 2 §4)', () => {
  test('tells the chosen language where the member’s differs', () => {
    expect(languageToTell({ language: 'EN', type: 0 }, 'UR')).toBe('UR')
    expect(languageToTell({ language: null, type: 2 }, 'UR')).toBe('UR')
    expect(languageToTell({ language: 'UR', type: 0 }, 'UR')).toBeNull()
  })

  test.each([-1, 0, 1, 2, 3, 4])('type 4 alone is exempt: %i', type => {
    expect(languageToTell({ language: 'EN', type }, 'UR')).toBe(type === 4 ? null : 'UR')
    expect(RESTRICTED).toBe(4)
  })

  test('is sent after each fetch that shows another language, in silence, and not for type 4', async () => {
    const sent: unknown[] = []
    const refused = new RequestError('network', { status: 0, body: null })
    const request = ((...call: unknown[]) => {
      sent.push(call)
      return Promise.reject(refused)
    }) as Request
    syncLanguage(request, { language: 'EN', type: 0 }, 'UR')
    syncLanguage(request, { language: 'EN', type: 0 }, 'UR')
    syncLanguage(request, { language: 'UR', type: 0 }, 'UR')
    syncLanguage(request, { language: 'EN', type: RESTRICTED }, 'UR')
    const told = ['member.language', { language: 'UR' }, { alert: false }]
    expect(sent).toEqual([told, told])
  })
})

describe('signing out in another tab', () => {
  const session = sessionOf(answer, 'demo')
  test('means this one when it is the same member of the same merchant', () => {
    expect(meansSession('{"id":"7","merchantCode":"demo","at":1}', session)).toBe(true)
    expect(meansSession('{"id":"8","merchantCode":"demo"}', session)).toBe(false)
    expect(meansSession('{"id":"7","merchantCode":"aurora"}', session)).toBe(false)
    expect(meansSession('{"id":"7","merchantCode":"demo"}', null)).toBe(false)
    for (const broken of [null, '', 'null', '{']) expect(meansSession(broken, session)).toBe(false)
  })
})

describe('what a form shows in place (spec 1 §8, Other failures: no alert for TOO_MANY_REQUEST* and 502)', () => {
  const failure = (status: number, body: object) => new RequestError('api', { status, body: { success: false, ...body } })

  test('a limit, with the time to wait', () => {
    const limited = failure(429, { errorCode: 'TOO_MANY_REQUEST_LOGIN', message: 'Too many.', value: { retryAfter: 42 } })
    expect(problemOf(limited, '?')).toEqual({ message: 'Too many.', retryAfter: 42 })
  })

  test('a broken gateway, which has no words of its own', () => {
    expect(problemOf(new RequestError('api', { status: 502, body: '<html>' }), 'unknown error')).toEqual({ message: 'unknown error' })
  })

  test('nothing that the error policy alerts', () => {
    expect(problemOf(failure(403, { errorCode: 'login.cred.err', message: 'Wrong.' }), '?')).toBeNull()
  })
})
