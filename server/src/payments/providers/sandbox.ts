import { createHmac } from 'node:crypto'
import { declareProvider } from '#kernel/providers/declare-provider.ts'
import { httpPayments } from './gateway/http-payments.ts'

/** The sandbox knows every merchant's account by the merchant's code, and derives its key from its own. */
const keyOf = (key: string, code: string): string => createHmac('sha256', key).update(`account ${code}`).digest('hex')

/** The payment sandbox, a server of its own in which nobody pays with real money (docs/payment-providers.md). It speaks the gateway's wire. */
export const paymentSandbox = declareProvider({
  kind: 'payment',
  name: 'sandbox',
  description: 'the sandbox that npm start brings along, where nobody pays with real money; not in production',
  settings: {},
  secrets: {},
  check(settings, { allowDemo }, report) {
    if (settings && !allowDemo) report('/provider', 'production refuses the sandbox: its payments are not real')
  },
  create: ({ accountOf, clock, fetch, paymentSandbox: sandbox }) =>
    httpPayments({ clock, fetch }, merchant =>
      sandbox && accountOf(merchant)
        ? { url: sandbox.url, account: merchant.code, keys: [keyOf(sandbox.key, merchant.code)], pages: [new URL(sandbox.url).origin] }
        : undefined,
    ),
})
