import { createTransport } from 'nodemailer'
import { PermanentFailure } from '#job-failures.ts'
import type { MerchantSource } from '#merchants/merchant.ts'
import type { EmailProvider } from './email-provider.ts'

/** ms, for each of connecting, greeting and silence; a server that is slower is tried again later. */
const TIMEOUT = 10_000

/** What the server says of this recipient or message; anything before it (TLS, our login) is the operator's to correct, and the mail's to wait for. */
const ABOUT_THE_MESSAGE: readonly unknown[] = ['EENVELOPE', 'EMESSAGE']

/** A 5xx stays as it is (RFC 5321 §4.2.1). */
const isFinal = (error: unknown): boolean => {
  const { code, responseCode } = error as { readonly code?: unknown; readonly responseCode?: unknown }
  return ABOUT_THE_MESSAGE.includes(code) && typeof responseCode === 'number' && responseCode >= 500
}

const reasonOf = (error: unknown): string => {
  const { code, responseCode } = error as { readonly code?: unknown; readonly responseCode?: unknown }
  return [code, responseCode].filter(part => typeof part === 'string' || typeof part === 'number').join(' ') || 'unknown'
}

/** A mail server, spoken to by SMTP. */
export const createSmtp = ({ merchants }: { readonly merchants: Pick<MerchantSource, 'secret'> }): EmailProvider => ({
  async send({ to, subject, text }, { code, file }) {
    const settings = file.email
    if (settings?.provider !== 'smtp') throw new PermanentFailure(`${code} has no mail server`)
    const { host, port, security = 'starttls', user, password, from } = settings
    const secret = password === undefined ? undefined : merchants.secret(code, password)
    if (password !== undefined && secret === undefined) throw new Error(`the secret ${password} of ${code} is not set`)

    const transport = createTransport({
      host,
      port,
      secure: security === 'tls',
      requireTLS: security === 'starttls',
      ignoreTLS: security === 'none',
      ...(user !== undefined && { auth: { user, pass: secret ?? '' } }),
      connectionTimeout: TIMEOUT,
      greetingTimeout: TIMEOUT,
      socketTimeout: TIMEOUT,
      disableFileAccess: true,
      disableUrlAccess: true,
    })
    try {
      // An address object: what stands in it is no list of more recipients.
      await transport.sendMail({ from, to: { name: '', address: to }, subject, text })
    } catch (error) {
      // The server's words may repeat the recipient: they stay out of logs.
      const reason = `the mail server of ${code} did not take a message: ${reasonOf(error)}`
      throw isFinal(error) ? new PermanentFailure(reason) : new Error(reason)
    } finally {
      transport.close()
    }
  },
})
