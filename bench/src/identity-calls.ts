import type { Call } from './load.ts'
import { emailOf, MEMBERS, mobileOf, usernameOf } from './members.ts'
import { seal } from './seal.ts'

/** A person named in a call; nothing about an unknown one belongs to a member. */
export interface Named {
  readonly username: string
  /** Without its dialling code. */
  readonly mobile: string
  readonly email: string
}

/** The demo merchant's country. */
const DIALLING_CODE = '63'
const WRONG_PASSWORD = 'Harbor-00-nowhere'
const WRONG_CODE = '000000'
const WRONG_TOKEN = 'A'.repeat(43)

let turn = 0
/** A member who was not used yet, because each has separate limits. The step has no common factor with their number, so it reaches all. */
const nextMember = (): number => ((turn += 7_919) % MEMBERS) + 1

export const someMember = (): Named => {
  const index = nextMember()
  return { username: usernameOf(index), mobile: mobileOf(index), email: emailOf(index) }
}

let nobodies = 10_000
/** An unknown person, with a name as long as a member's, and a new one each time. */
export const nobody = (): Named => {
  nobodies += 1
  return { username: `nobod${nobodies}`, mobile: `91${String(nobodies).padStart(8, '0')}`, email: `nobod${nobodies}@player.example` }
}

/** Every call that names a person before they have proven anything, except registration by user name, which must tell (decision 9). */
export const identityCalls = (publicKey: string): Readonly<Record<string, (who: Named) => Call>> => {
  let calls = 0
  // Each call comes from another /48, so that no limit applies.
  const headers = () => {
    calls += 1
    const network = `2001:db8:${(calls & 0xffff).toString(16)}:${(calls >> 16).toString(16)}::1`
    return { merchant: 'demo', language: 'EN', 'content-type': 'application/json', 'x-forwarded-for': network }
  }
  const sealed = (path: string, request: unknown): Call => {
    const { headers: envelope, body } = seal(publicKey, request)
    return { method: 'POST', path, headers: { ...headers(), ...envelope }, body, expect: 403 }
  }
  const plain = (path: string, request: unknown): Call => ({ method: 'POST', path, headers: headers(), body: JSON.stringify(request) })
  const login = '/wps/session/login'
  const countryDialingCode = DIALLING_CODE
  const password = WRONG_PASSWORD

  return {
    'sign-in, wrong password': ({ username }) => sealed(login, { type: 'username', username, password }),
    'sign-in by number, wrong password': ({ mobile }) => sealed(login, { type: 'username', username: `+${DIALLING_CODE}${mobile}`, password }),
    'sign-in, wrong remember token': ({ username }) => sealed(login, { type: 'username', username, rememberToken: WRONG_TOKEN }),
    'sign-in by SMS, wrong code': ({ mobile }) => sealed(login, { type: 'sms', username: DIALLING_CODE + mobile, password: WRONG_CODE }),
    'second step, wrong password': ({ username }) =>
      sealed('/wps/session/login/verification', { username, password, method: 'G', authCode: WRONG_CODE }),
    'second step, code by SMS': ({ username, mobile }) => sealed('/wps/verification/sms/twoFactor', { username, password, mobileNum: mobile }),
    'second step, code by e-mail': ({ username, email }) => sealed('/wps/verification/email/twoFactor', { username, password, email }),
    'code by SMS, signed out': ({ mobile }) => plain('/wps/verification/sms/noLogin', { countryDialingCode, mobileNum: mobile }),
    'recovery, code by SMS': ({ mobile }) => plain('/wps/member/password/recovery/sms', { countryDialingCode, mobileNum: mobile }),
    'recovery, code by e-mail': ({ email }) => plain('/wps/member/password/recovery/email', { email }),
    'recovery by SMS, wrong code': ({ mobile }) =>
      sealed('/wps/member/password/recovery', { countryDialingCode, mobileNum: mobile, verificationCode: WRONG_CODE, newPassword: password }),
    'recovery by e-mail, wrong code': ({ email }) =>
      sealed('/wps/member/password/recovery', { email, verificationCode: WRONG_CODE, newPassword: password }),
    'registration by number, wrong code': ({ mobile }) =>
      sealed('/wps/member/register/mobile', {
        countryDialingCode,
        mobileNum: mobile,
        verificationCode: WRONG_CODE,
        password,
        login: true,
        registerMethod: 'H5',
      }),
  }
}
