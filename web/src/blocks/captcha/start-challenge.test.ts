import { expect, it } from 'vitest'
import type { Request } from '#request/request-client.ts'
import { RequestError } from '#request/request-error.ts'
import { CaptchaFailure, type Challenge } from './challenge.ts'
import { startChallenge, type ChallengeSetup } from './start-challenge.ts'

const events = { onSolved: () => {}, onClosed: () => {}, onFailed: () => {} }

/** Starts a challenge with a server that gives these answers. */
const start = async (
  demand: ChallengeSetup['demand'],
  answers: Readonly<Record<string, unknown>> = {},
  testMode: ChallengeSetup['testMode'] = {},
) => {
  const requests: [string, unknown][] = []
  const request = (name: string, data: unknown) => {
    requests.push([name, data])
    const answer = answers[name]
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)
  }
  const setup: ChallengeSetup = {
    demand,
    testMode,
    language: 'EN',
    loginDeviceId: 'a-device',
    request: request as Request,
    networkFailure: 'No connection',
    geetestFailure: 'Geetest service not work',
  }
  const outcome = await startChallenge(setup, events).catch((error: unknown) => error)
  return { outcome: outcome as Challenge | CaptchaFailure, requests }
}

it('our own slider needs nothing before it is opened', async () => {
  const { outcome, requests } = await start({ scene: 'login', provider: 'slider', geetestId: null })
  expect([outcome, requests]).toEqual([{ kind: 'slider' }, []])
})

// Proves captcha-13.
it('a picture is fetched for the scene, the device and test mode', async () => {
  const answers = { 'captcha.picture': { id: 'its-id', image: 'AAAA', length: 5, expiresIn: 300 } }
  const { outcome, requests } = await start({ scene: 'register', provider: 'picture', geetestId: null }, answers, { isBgeTest: '1' })
  expect(outcome).toEqual({ kind: 'picture', id: 'its-id', image: 'data:image/png;base64,AAAA', length: 5 })
  expect(requests).toEqual([['captcha.picture', { scene: 'register', loginDeviceId: 'a-device', isBgeTest: '1' }]])
})

it('our own slider replaces v3 when that is down (success 0)', async () => {
  const answers = { 'captcha.geetest': { success: 0, gt: 'an-id', challenge: '', newCaptcha: true } }
  expect((await start({ scene: 'login', provider: 'geetest3', geetestId: 'an-id' }, answers)).outcome).toEqual({ kind: 'slider' })
})

// Proves captcha-18, requests-20.
it('v3 is asked for with a time stamp, so that no cache answers (spec 1 §7)', async () => {
  const began = Date.now()
  const answers = { 'captcha.geetest': { success: 0, gt: 'an-id', challenge: '', newCaptcha: true } }
  const { requests } = await start({ scene: 'login', provider: 'geetest3', geetestId: 'an-id' }, answers)
  expect(requests).toEqual([['captcha.geetest', { t: expect.stringMatching(/^\d{13}$/) }]])
  const [[, sent]] = requests as [[string, { t: string }]]
  expect(Number(sent.t)).toBeGreaterThanOrEqual(began)
})

// Proves captcha-10.
it('SMS is supported with v4 only (spec 1 §5)', async () => {
  const { outcome, requests } = await start({ scene: 'sms', provider: 'geetest3', geetestId: 'an-id' })
  expect(outcome).toEqual(new CaptchaFailure({ message: 'Geetest service not work' }))
  expect(requests).toEqual([])
})

it('a refusal is shown in the server’s words, a lost connection in ours', async () => {
  const refusal = new RequestError('api', { status: 429, body: { success: false, message: 'Too many.' } })
  const networkError = new RequestError('network', { status: 0, body: undefined })
  const demand = { scene: 'login', provider: 'picture', geetestId: null } as const
  expect((await start(demand, { 'captcha.picture': refusal })).outcome).toMatchObject({ problem: { message: 'Too many.' } })
  expect((await start(demand, { 'captcha.picture': networkError })).outcome).toMatchObject({ problem: { message: 'No connection' } })
})
