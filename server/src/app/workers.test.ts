import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeSentTo, memberWith } from '#account/testing/test-factors.ts'
import { startAppProcess, type AppProcess, type Order } from '#testing/app-process.ts'
import { wrongCode } from '#testing/same-answers.ts'
import { createTestApp, registration, signIn, valueOf, type TestApp } from '#testing/test-app.ts'
import { openOwnPostgres, postgresUrl } from '#testing/test-database.ts'

// Workers hold no state of their own. Two servers, each a process, on one PostgreSQL.

const NEW_PASSWORD = 'Orchard-77-cloud'

describe.runIf(postgresUrl)('over two processes', () => {
  let wire: TestApp
  let processes: readonly AppProcess[] = []
  beforeAll(async () => {
    const database = await openOwnPostgres(postgresUrl ?? '')
    wire = await createTestApp({ database })
    processes = await Promise.all([startAppProcess(database.href), startAppProcess(database.href)])
  })
  afterAll(async () => {
    await Promise.all(processes.map(one => one.stop()))
    await wire.close()
  })

  /** Both processes run the same order at once. */
  const both = async (order: Order) => (await Promise.all(processes.map(one => one.make(order)))).flat()
  const countOf = (report: readonly string[], code: string) => report.filter(one => one === code).length
  const recovery = (email: string, verificationCode: string): Order<'member.passwordRecovery'> => ({
    call: 'member.passwordRecovery',
    requests: [{ email, verificationCode, newPassword: NEW_PASSWORD }],
  })
  /** A member who was sent a code to recover the password. */
  const recovering = async (name: string) => {
    const email = `${name}@example.com`
    await memberWith(wire, name, { email })
    valueOf(await wire.client().call('member.passwordRecoveryEmail', { email }))
    return { email, code: await codeSentTo(wire, email) }
  }

  test('of simultaneous guesses at a password only as many are checked as the rule allows, then a captcha is required', async () => {
    valueOf(await wire.client().call('member.register', registration('guessed_at')))
    const guesses = Array.from({ length: 8 }, () => signIn('guessed_at', { password: 'wrong' }))
    const report = await both({ call: 'session.login', requests: guesses })
    expect(countOf(report, 'login.cred.err')).toBe(5)
    expect(countOf(report, 'captcha_required')).toBe(guesses.length * 2 - 5)
  })

  test('the guesses of a one-time code are counted over both, not in each', async () => {
    const { email, code } = await recovering('tried_out')
    const guesses = Array.from({ length: 4 }, () => recovery(email, wrongCode(code)).requests).flat()
    expect(countOf(await both({ call: 'member.passwordRecovery', requests: guesses }), 'in')).toBe(0)
    expect(await both(recovery(email, code))).toEqual(['verification.code.invalid', 'verification.code.invalid'])
  })

  test('a one-time code works once', async () => {
    const { email, code } = await recovering('hurried')
    expect((await both(recovery(email, code))).toSorted()).toEqual(['in', 'verification.code.invalid'])
  })

  test('a remember token signs in once', async () => {
    valueOf(await wire.client().call('member.register', registration('remembered')))
    const { rememberToken } = valueOf(await wire.client().call('session.login', signIn('remembered', { remember: true })))
    const report = await both({ call: 'session.login', requests: [{ type: 'username', username: 'remembered', rememberToken: rememberToken ?? '' }] })
    expect(report.toSorted()).toEqual(['in', 'remember.token.invalid'])
  })

  test('a password changed in one ends the sessions in the other at once', async () => {
    const client = wire.client()
    client.token = valueOf(await client.call('member.register', registration('changes'))).token
    expect(await client.call('member.info', {})).toMatchObject({ success: true })
    valueOf(await wire.client().call('member.passwordRecoveryEmail', { email: 'changes@example.com' }))
    const id = (await wire.system.stores.members.byUsername('alpha', 'changes'))?.id ?? ''
    await wire.system.stores.members.setContact('alpha', id, { channel: 'email', recipient: 'changes@example.com' }, wire.system.clock())
    expect(await processes[0]?.make(recovery('changes@example.com', await codeSentTo(wire, 'changes@example.com')))).toEqual(['in'])
    expect(await client.call('member.info', {})).toMatchObject({ status: 401 })
  })
})
