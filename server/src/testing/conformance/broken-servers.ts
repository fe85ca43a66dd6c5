import { calls, type CallName } from '@foyer/contract'
import type { Breaking, Passing } from './server-under-test.ts'

/** A server that breaks one thing, and the result by which it must be found. */
export interface BrokenServer {
  readonly what: string
  /** What is wrong with it, anew for each run, because some remember what they have seen. */
  readonly breaking: () => Breaking
  readonly found: { readonly subject: string; readonly check: string }
  /** The calls that are looked at. */
  readonly only: readonly CallName[]
}

interface Body {
  readonly success?: boolean
  readonly errorCode?: string
  readonly message?: string
  readonly value?: unknown
}

const bodyOf = ({ body }: Passing): Body => JSON.parse(body) as Body
const withBody = (answer: Passing, body: unknown): Passing => ({ ...answer, body: JSON.stringify(body) })
const withValue =
  (change: (value: Readonly<Record<string, unknown>>) => unknown) =>
  (answer: Passing): Passing => {
    const body = bodyOf(answer)
    return body.success === true ? withBody(answer, { ...body, value: change(body.value as never) }) : answer
  }
const refusedAs = (answer: Passing, code: string, change: (answer: Passing) => Passing): Passing =>
  answer.status >= 400 && bodyOf(answer).errorCode === code ? change(answer) : answer

/** Breaks answers to one call alone. */
const onCall = (name: CallName, change: (answer: Passing) => Passing) => (): Breaking => ({
  answer: (answer, { method, path }) => (method === calls[name].method && path.split('?')[0] === calls[name].path ? change(answer) : answer),
})
const always = (breaking: Breaking) => () => breaking
/** Requests with other headers. */
const withHeader = (change: (headers: Headers) => void) =>
  always({
    request: sent => {
      change(sent.headers)
      return sent
    },
  })

/** Sessions that signing out does not end: a dead token is taken for the living one that was given last. */
const immortalSessions = (): Breaking => {
  let living = ''
  const ended = new Set<string>()
  return {
    request: sent => {
      const token = sent.headers.get('authorization') ?? ''
      if (sent.path === calls['session.logout'].path && token !== '') ended.add(token)
      if (ended.has(token) && living !== token) sent.headers.set('authorization', living)
      return sent
    },
    answer: answer => {
      const { token } = (answer.body.startsWith('{') ? (bodyOf(answer).value as { readonly token?: string } | undefined) : undefined) ?? {}
      living = token ?? living
      return answer
    },
  }
}

/** Chat messages that get a new number each time that they come. */
const forgetfulChat = (): Breaking => {
  let count = 100
  return onCall('chat.send', answer => withValue(value => ({ ...value, seq: (count += 1) }))(answer))()
}

const BALANCE: CallName = 'wallet.balance'
const found = (subject: string, check: string) => ({ subject, check })
const STACK = 'TypeError: x is undefined\n    at login (/srv/app/login.ts:12:3)'

export const brokenServers: readonly BrokenServer[] = [
  {
    what: 'a dead session has status 403',
    breaking: onCall(BALANCE, answer => (answer.status === 401 ? { ...answer, status: 403 } : answer)),
    found: found(BALANCE, 'no token'),
    only: [BALANCE],
  },
  {
    what: 'a field of an answer is missing',
    breaking: onCall(
      BALANCE,
      withValue(({ decimals: _, ...rest }) => rest),
    ),
    found: found(BALANCE, 'answer'),
    only: [BALANCE],
  },
  {
    what: 'a sum is text',
    breaking: onCall(
      BALANCE,
      withValue(value => ({ ...value, main: String(value['main']) })),
    ),
    found: found(BALANCE, 'answer'),
    only: [BALANCE],
  },
  {
    what: 'a refusal shows where the program failed',
    breaking: onCall('member.language', answer => refusedAs(answer, 'request.invalid', one => withBody(one, { ...bodyOf(one), message: STACK }))),
    found: found('member.language', 'wrong input'),
    only: ['member.language'],
  },
  { what: 'signing out ends no session', breaking: immortalSessions, found: found(BALANCE, 'ended token'), only: [BALANCE] },
  {
    what: 'an answer has no frame',
    breaking: onCall('system.country', answer => (answer.status === 200 ? withBody(answer, bodyOf(answer).value) : answer)),
    found: found('system.country', 'answer'),
    only: ['system.country'],
  },
  {
    what: 'a refusal has a code of its own',
    breaking: onCall(BALANCE, answer => refusedAs(answer, 'customer.not.login', one => withBody(one, { ...bodyOf(one), errorCode: 'E_4711' }))),
    found: found(BALANCE, 'no token'),
    only: [BALANCE],
  },
  {
    what: 'a refusal has a code that the call does not declare',
    breaking: onCall('rewards.claim', answer =>
      refusedAs(answer, 'reward.unknown', one =>
        withBody({ ...one, status: 409 }, { ...bodyOf(one), errorCode: 'balance.too.low', value: { balance: 0 } }),
      ),
    ),
    found: found('rewards.claim', 'refusals'),
    only: ['rewards.claim'],
  },
  {
    what: 'a refusal lacks what belongs to its code',
    breaking: onCall('member.language', answer => refusedAs(answer, 'request.invalid', one => withBody(one, { ...bodyOf(one), value: {} }))),
    found: found('member.language', 'wrong input'),
    only: ['member.language'],
  },
  {
    what: 'a refusal has status 200',
    breaking: onCall(BALANCE, answer => ({ ...answer, status: 200 })),
    found: found(BALANCE, 'no token'),
    only: [BALANCE],
  },
  {
    what: 'a private answer may be kept by caches',
    breaking: onCall(BALANCE, answer => ({ ...answer, headers: { ...answer.headers, 'cache-control': 'public, max-age=60' } })),
    found: found(BALANCE, 'headers'),
    only: [BALANCE],
  },
  {
    what: 'every answer has the same request id',
    breaking: onCall(BALANCE, answer => ({ ...answer, headers: { ...answer.headers, 'x-request-id': '1' } })),
    found: found(BALANCE, 'headers'),
    only: [BALANCE],
  },
  {
    what: 'anything is taken',
    breaking: onCall('member.language', answer =>
      refusedAs(answer, 'request.invalid', one => withBody({ ...one, status: 200 }, { success: true, value: {} })),
    ),
    found: found('member.language', 'wrong input'),
    only: ['member.language'],
  },
  {
    what: 'the start page answers what is not found',
    breaking: always({ answer: answer => (answer.status === 404 ? { ...answer, status: 200, body: '<!doctype html>' } : answer) }),
    found: found('the server', 'an unknown call is not found'),
    only: [],
  },
  {
    what: 'a session is good at every merchant',
    breaking: withHeader(headers => {
      if (headers.get('merchant') === 'beta') headers.set('merchant', 'alpha')
    }),
    found: found(BALANCE, 'other merchant'),
    only: [BALANCE],
  },
  {
    what: 'every message is in English',
    breaking: withHeader(headers => headers.set('language', 'EN')),
    found: found('the server', 'messages are in the language of the request'),
    only: [],
  },
  {
    what: 'a password may come in the open',
    breaking: onCall('session.login', answer =>
      refusedAs(answer, 'encryption_required', one => withBody({ ...one, status: 403 }, { ...bodyOf(one), errorCode: 'login.cred.err' })),
    ),
    found: found('session.login', 'plain body'),
    only: ['session.login'],
  },
  {
    what: 'an envelope opens twice',
    breaking: onCall('session.login', answer =>
      refusedAs(answer, 'encryption_invalid', one => withBody({ ...one, status: 403 }, { ...bodyOf(one), errorCode: 'login.cred.err' })),
    ),
    found: found('the server', 'an envelope is accepted once'),
    only: [],
  },
  {
    what: 'a message of the chat is stored as often as it comes',
    breaking: forgetfulChat,
    found: found('flow: repeats', 'a message of the chat that is sent twice is stored once'),
    only: [],
  },
  {
    what: 'the server fails at a call',
    breaking: onCall('member.info', answer =>
      answer.status === 200
        ? withBody({ ...answer, status: 500 }, { success: false, errorCode: 'server.error', message: 'Oh', value: { requestId: '1' } })
        : answer,
    ),
    found: found('flow: register, sign in, sign out', 'the session is of that member'),
    only: [],
  },
]
