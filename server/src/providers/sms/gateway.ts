import { PermanentFailure } from '#job-failures.ts'
import type { MerchantSource } from '#merchants/merchant.ts'
import type { SmsProvider } from './sms-provider.ts'

const TWILIO = 'https://api.twilio.com'
/** The version stands in the path of every call (Twilio, Messages resource). */
const VERSION = '2010-04-01'
/** ms; a gateway that is slower is tried again later. */
const TIMEOUT = 10_000
const MESSAGING_SERVICE = /^MG[0-9a-f]{32}$/
/** Too many at once, and what may be over in a moment; every other 4xx stays wrong. */
const isWorthATry = (status: number): boolean => status === 408 || status === 429 || status >= 500

/** Twilio answers a refusal with a number of its own; its words may repeat the recipient and stay out of logs. */
const numberOf = async (reply: Response): Promise<string> => {
  const text = await reply.text()
  return /"code"\s*:\s*(\d{1,6})/.exec(text)?.[1] ?? 'none'
}

/** An HTTP gateway that speaks as Twilio's Messages resource does: `POST /2010-04-01/Accounts/<account>/Messages.json`, form, basic authorization. */
export const createSmsGateway = ({ merchants }: { readonly merchants: Pick<MerchantSource, 'secret'> }): SmsProvider => ({
  async send({ to, text }, { code, file }) {
    const settings = file.sms
    if (settings?.provider !== 'gateway') throw new PermanentFailure(`${code} has no SMS gateway`)
    const { url = TWILIO, account, token, from } = settings
    const secret = merchants.secret(code, token)
    if (secret === undefined) throw new Error(`the secret ${token} of ${code} is not set`)

    const reply = await fetch(`${url.replace(/\/$/, '')}/${VERSION}/Accounts/${account}/Messages.json`, {
      method: 'POST',
      headers: { Authorization: `Basic ${Buffer.from(`${account}:${secret}`).toString('base64')}` },
      body: new URLSearchParams({ To: `+${to}`, [MESSAGING_SERVICE.test(from) ? 'MessagingServiceSid' : 'From']: from, Body: text }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT),
    })
    if (reply.ok) {
      await reply.body?.cancel()
      return
    }
    const reason = `the SMS gateway of ${code} answered ${reply.status}, number ${await numberOf(reply)}`
    throw isWorthATry(reply.status) ? new Error(reason) : new PermanentFailure(reason)
  },
})
