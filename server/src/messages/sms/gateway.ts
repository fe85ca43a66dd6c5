import { optional, secretName } from '@foyer/contract/merchant/merchant-fields'
import Type from 'typebox'
import { CredentialsRefused, PermanentFailure, TryLater } from '#kernel/jobs/job-failures.ts'
import { readJson } from '#kernel/providers/company/read-json.ts'
import { declareProvider } from '#kernel/providers/declare-provider.ts'
import { retryAfterOf } from '#kernel/providers/retry-after.ts'

const TWILIO = 'https://api.twilio.com'
/** The version is part of the path of every call (Twilio, Messages resource). */
const VERSION = '2010-04-01'
/** ms; with a slower gateway the message is tried again later. */
const TIMEOUT = 10_000
const MESSAGING_SERVICE = /^MG[0-9a-f]{32}$/
/** Twilio's status if account or token are wrong (error 20003); a refusal of one message has another status. */
const UNAUTHORIZED = 401
/** What an answer must be, whatever its fields. */
const Message = Type.Object({})
/** Rate limits and temporary errors; every other 4xx is permanent. */
const isWorthATry = (status: number): boolean => status === 408 || status === 429 || status >= 500

/** Twilio creates a message (201); others in its form answer 200 with the message as JSON. A page, for example of a proxy between, is no acceptance. */
const hasTaken = async (reply: Response): Promise<boolean> => {
  const text = await reply.text()
  return reply.status === 201 || readJson(Message, text) !== undefined
}

/** The error number in a Twilio refusal. The message beside it may contain the recipient, so it must not get into logs. */
const numberOf = async (reply: Response): Promise<string> => {
  const text = await reply.text()
  return /"code"\s*:\s*(\d{1,6})/.exec(text)?.[1] ?? 'none'
}

/** An HTTP gateway with the interface of Twilio's Messages resource: `POST /2010-04-01/Accounts/<account>/Messages.json`, form, basic authorization. */
export const gateway = declareProvider({
  kind: 'sms',
  name: 'gateway',
  description: 'an HTTP gateway in the form of Twilio’s Messages resource',
  settings: {
    url: optional(
      Type.String({
        pattern: '^https?://[^?#]+$',
        message: 'must be an address like https://sms.brand.com, without ? and #',
        default: TWILIO,
        description: 'the address of the gateway',
      }),
    ),
    account: Type.String({
      pattern: '^[A-Za-z0-9_-]{1,64}$',
      message: 'must be 1 to 64 letters, digits, _ or -',
      description: 'the id of the account at the gateway',
    }),
    from: Type.String({
      pattern: '^(\\+[0-9]{6,15}|MG[0-9a-f]{32}|[A-Za-z0-9 ]{1,11})$',
      message: 'must be a number like +15005550006, a messaging service like MG…, or up to 11 letters and digits',
      description: 'number, messaging service or sender name',
    }),
  },
  secrets: { token: secretName('the account’s auth token') },
  create: ({ accountOf, fetch }) => ({
    async send({ to, text }, merchant) {
      const own = accountOf(merchant)
      if (!own) throw new PermanentFailure(`${merchant.code} has no SMS gateway`)
      const { url = TWILIO, account, from } = own.settings

      const reply = await fetch(`${url.replace(/\/$/, '')}/${VERSION}/Accounts/${account}/Messages.json`, {
        method: 'POST',
        headers: { Authorization: `Basic ${Buffer.from(`${account}:${own.secrets.token}`).toString('base64')}` },
        body: new URLSearchParams({ To: `+${to}`, [MESSAGING_SERVICE.test(from) ? 'MessagingServiceSid' : 'From']: from, Body: text }),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT),
      })
      if (reply.ok) {
        if (await hasTaken(reply)) return
        throw new Error(`the SMS gateway of ${merchant.code} answered ${reply.status} without saying that it took the message`)
      }
      const reason = `the SMS gateway of ${merchant.code} answered ${reply.status}, number ${await numberOf(reply)}`
      if (reply.status === UNAUTHORIZED) throw new CredentialsRefused(reason)
      throw isWorthATry(reply.status) ? new TryLater(reason, { after: retryAfterOf(reply) }) : new PermanentFailure(reason)
    },
  }),
})
