import { optional, secretName } from '@foyer/contract/merchant/merchant-fields'
import { createTransport } from 'nodemailer'
import Type from 'typebox'
import { CredentialsRefused, PermanentFailure } from '#kernel/jobs/job-failures.ts'
import { declareProvider } from '#kernel/providers/declare-provider.ts'

const SECURITY = 'starttls'
/** Limit for each of connecting, greeting and silence, ms; with a slower server the message is tried again later. */
const TIMEOUT = 10_000

/** Errors about this recipient or message. Earlier errors (TLS, our login) are for the operator to correct, and the mail waits. */
const ABOUT_THE_MESSAGE: readonly unknown[] = ['EENVELOPE', 'EMESSAGE']

/** A 5xx code is permanent (RFC 5321 §4.2.1). */
const isFinal = (error: unknown): boolean => {
  const { code, responseCode } = error as { readonly code?: unknown; readonly responseCode?: unknown }
  return ABOUT_THE_MESSAGE.includes(code) && typeof responseCode === 'number' && responseCode >= 500
}

/** A sign-in that failed temporarily has a 4xx code (RFC 4954 §6). */
const isRefusedLogin = (error: unknown): boolean => {
  const { code, responseCode } = error as { readonly code?: unknown; readonly responseCode?: unknown }
  return code === 'EAUTH' && typeof responseCode === 'number' && responseCode >= 500
}

const reasonOf = (error: unknown): string => {
  const { code, responseCode } = error as { readonly code?: unknown; readonly responseCode?: unknown }
  return [code, responseCode].filter(part => typeof part === 'string' || typeof part === 'number').join(' ') || 'unknown'
}

/** By these a mail program offers to end offers with one click (RFC 2369 §3.2, RFC 8058 §3.1). */
const listHeaders = (unsubscribe: string | undefined): Readonly<Record<string, string>> =>
  unsubscribe === undefined ? {} : { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }

/** By its id a message that comes twice, because its acceptance was lost, is known again (RFC 5322 §3.6.4). */
const messageIdOf = (id: string, from: string): string => `<${id}@${/@([A-Za-z0-9.-]+)/.exec(from)?.[1] ?? 'localhost'}>`

/** Sends e-mails to a mail server by SMTP. */
export const smtp = declareProvider({
  kind: 'email',
  name: 'smtp',
  description: 'a mail server',
  settings: {
    host: Type.String({
      pattern: '^[a-zA-Z0-9.:-]+$',
      message: 'must be a host name or an address, without protocol and port',
      description: 'host name or address',
    }),
    port: Type.Integer({ minimum: 1, maximum: 65_535, description: '465 with tls, 587 with starttls, mostly' }),
    security: optional(
      Type.Union([Type.Literal('tls'), Type.Literal('starttls'), Type.Literal('none')], {
        default: SECURITY,
        description: 'tls: encrypted from the first byte; starttls: required; none: only for a relay on the same machine',
      }),
    ),
    user: optional(Type.String({ maxLength: 320, description: 'the user at the mail server; without it there is no sign-in there' })),
    from: Type.String({
      pattern: '^[^\\r\\n]{3,320}$',
      message: 'must be an address, or Name <address>, on one line',
      description: 'address, or "Name <address>"',
    }),
  },
  secrets: { password: optional(secretName('the user’s password')) },
  create: ({ accountOf }) => ({
    async send({ id, to, subject, text, unsubscribe }, merchant) {
      const account = accountOf(merchant)
      if (!account) throw new PermanentFailure(`${merchant.code} has no mail server`)
      const { host, port, security = SECURITY, user, from } = account.settings

      const transport = createTransport({
        host,
        port,
        secure: security === 'tls',
        requireTLS: security === 'starttls',
        ignoreTLS: security === 'none',
        ...(user !== undefined && { auth: { user, pass: account.secrets.password ?? '' } }),
        connectionTimeout: TIMEOUT,
        greetingTimeout: TIMEOUT,
        socketTimeout: TIMEOUT,
        disableFileAccess: true,
        disableUrlAccess: true,
      })
      try {
        // An address object, so that its text cannot name more recipients.
        const messageId = messageIdOf(id, from)
        await transport.sendMail({ messageId, from, to: { name: '', address: to }, subject, text, headers: listHeaders(unsubscribe) })
      } catch (error) {
        // The server's message may contain the recipient, so it must not get into logs.
        const reason = `the mail server of ${merchant.code} did not take a message: ${reasonOf(error)}`
        if (isRefusedLogin(error)) throw new CredentialsRefused(reason)
        throw isFinal(error) ? new PermanentFailure(reason) : new Error(reason)
      } finally {
        transport.close()
      }
    },
  }),
})
