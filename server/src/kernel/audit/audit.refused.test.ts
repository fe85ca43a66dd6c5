import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { atOnce, bySession, createStage, writtenBy, type Act, type Stage } from '#account/testing/identity-stage.ts'
import { registration, signIn } from '#testing/test-app.ts'
import type { AuditName } from './audit-event.ts'

// Failed attempts are in the audit log too.

const NEW_PASSWORD = 'Orchard-77-cloud'

let stage: Stage
beforeAll(async () => {
  stage = await createStage()
})
afterAll(() => stage.close())

describe('a refused call is recorded', () => {
  const wrong = { verificationCode: '000000', newPassword: NEW_PASSWORD }
  const wrongMobile = ({ mobile, newNumber }: Stage) => ({
    ...mobile(newNumber()),
    verificationCode: '000000',
    login: true,
    registerMethod: 'H5' as const,
  })
  test.each<[string, AuditName, Act]>([
    ['a wrong password', 'login.failed', atOnce(({ home }) => home().call('session.login', signIn('nobody_here', { password: 'wrong' })))],
    [
      'a wrong code',
      'login.failed',
      atOnce(({ home, newNumber }) => home().call('session.login', { type: 'sms', username: `63${newNumber()}`, password: '000000' })),
    ],
    [
      'a code for a number that is nobody’s',
      'login.failed',
      async ({ home, newNumber, requestVisitorCode, codeOf }) => {
        const number = newNumber()
        await requestVisitorCode(number)
        const code = await codeOf(number)
        return () => home().call('session.login', { type: 'sms', username: `63${number}`, password: code })
      },
    ],
    [
      'a remember token',
      'login.failed',
      atOnce(({ home }) => home().call('session.login', signIn('nobody_here', { rememberToken: 'A'.repeat(43) }))),
    ],
    ['a handoff code', 'login.failed', atOnce(({ home }) => home().call('session.takeHandoff', { code: `ho_${'A'.repeat(43)}` }))],
    [
      'a partner’s word',
      'login.failed',
      async ({ home, assertion }) => {
        const said = await assertion('somebody else’s secret, of the same length')
        return () => home().call('session.thirdParty', { assertion: said })
      },
    ],
    [
      'an identity',
      'identity.failed',
      async ({ google, home }) => {
        const firebaseIdToken = await google.token({ claims: { aud: 'another-project' } })
        return () => home().call('session.login', { type: 'firebase', firebaseChannel: 'google', firebaseIdToken })
      },
    ],
    ['a name that is taken', 'register.failed', bySession(({ name }, { home }) => home().call('member.register', registration(name)))],
    ['a number’s wrong code', 'register.failed', atOnce(at => at.home().call('member.registerMobile', wrongMobile(at)))],
    ['a recovery', 'password.failed', atOnce(({ home, newEmail }) => home().call('member.passwordRecovery', { email: newEmail(), ...wrong }))],
    [
      'a wrong old password',
      'password.failed',
      bySession(({ client }) => client.call('member.password', { oldPassword: 'wrong', newPassword: NEW_PASSWORD })),
    ],
    [
      'a confirmation',
      'confirmation.failed',
      bySession(({ client }) => client.call('member.securityConfirm', { method: 'password', password: 'wrong' })),
    ],
    [
      'a contact’s code',
      'verification.failed',
      bySession(({ client }, { newEmail }) => client.call('member.securityContact', { email: newEmail(), verificationCode: '000000' })),
    ],
    ['an app’s code', 'verification.failed', bySession(({ client }) => client.call('member.securityAuthenticator', { authCode: '000000' }))],
    [
      'a second factor',
      'verification.failed',
      async ({ halfway }) => {
        const { client, credentials } = await halfway({ payeeName: 'Ann Lee' })
        return () => client.call('session.loginVerification', { ...credentials, method: 'P', payeeName: 'Ann Wrong' })
      },
    ],
  ])('%s: %s', async (_what, event, act) => {
    expect(await writtenBy(stage, act)).toEqual({ success: false, events: [event] })
  })
})
