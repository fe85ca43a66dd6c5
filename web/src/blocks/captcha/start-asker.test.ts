import { expect, it } from 'vitest'
import type { Request } from '#request/request-client.ts'
import { RequestError } from '#request/request-error.ts'
import { CaptchaFailure, type Asker } from './captcha-controller.ts'
import { startAsker, type AskerSetup } from './start-asker.ts'

const events = { onSolved: () => {}, onClosed: () => {}, onFailed: () => {} }

/** Starts with a server that answers each call so. */
const start = async (demand: AskerSetup['demand'], answers: Readonly<Record<string, unknown>> = {}, testMode: AskerSetup['testMode'] = {}) => {
  const asked: [string, unknown][] = []
  const request = (name: string, data: unknown) => {
    asked.push([name, data])
    const answer = answers[name]
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)
  }
  const setup: AskerSetup = {
    demand,
    testMode,
    language: 'EN',
    loginDeviceId: 'a-device',
    request: request as Request,
    networkFailure: 'No connection',
    geetestFailure: 'Geetest service not work',
  }
  const outcome = await startAsker(setup, events).catch((error: unknown) => error)
  return { outcome: outcome as Asker | CaptchaFailure, asked }
}

it('our own slider needs nothing before it is opened', async () => {
  const { outcome, asked } = await start({ scene: 'login', provider: 'slider', geetestId: null })
  expect([outcome, asked]).toEqual([{ kind: 'slider' }, []])
})

it('a picture is fetched for the scene, the device and test mode', async () => {
  const answers = { 'captcha.picture': { id: 'its-id', image: 'AAAA', length: 5, expiresIn: 300 } }
  const { outcome, asked } = await start({ scene: 'register', provider: 'picture', geetestId: null }, answers, { isBgeTest: '1' })
  expect(outcome).toEqual({ kind: 'picture', id: 'its-id', image: 'data:image/png;base64,AAAA', length: 5 })
  expect(asked).toEqual([['captcha.picture', { scene: 'register', loginDeviceId: 'a-device', isBgeTest: '1' }]])
})

it('v3 that is down (success 0) gives way to our own slider', async () => {
  const answers = { 'captcha.geetest': { success: 0, gt: 'an-id', challenge: '', newCaptcha: true } }
  expect((await start({ scene: 'login', provider: 'geetest3', geetestId: 'an-id' }, answers)).outcome).toEqual({ kind: 'slider' })
})

it('SMS is supported with v4 only (spec 1 §5)', async () => {
  const { outcome, asked } = await start({ scene: 'sms', provider: 'geetest3', geetestId: 'an-id' })
  expect(outcome).toEqual(new CaptchaFailure({ message: 'Geetest service not work' }))
  expect(asked).toEqual([])
})

it('a server that refuses is told in its words, a lost one in ours', async () => {
  const refused = new RequestError('api', { status: 429, body: { success: false, message: 'Too many.' } })
  const lost = new RequestError('network', { status: 0, body: undefined })
  const demand = { scene: 'login', provider: 'picture', geetestId: null } as const
  expect((await start(demand, { 'captcha.picture': refused })).outcome).toMatchObject({ problem: { message: 'Too many.' } })
  expect((await start(demand, { 'captcha.picture': lost })).outcome).toMatchObject({ problem: { message: 'No connection' } })
})
