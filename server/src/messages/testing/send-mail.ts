import { fileURLToPath } from 'node:url'
import type { Static } from 'typebox'
import { PermanentFailure } from '#kernel/jobs/job-failures.ts'
import { smtp as declared } from '#messages/email/smtp.ts'
import { providerParts } from '#testing/provider-parts.ts'

type Smtp = Static<typeof declared.schema>
export type MailSettings = Pick<Smtp, 'port'> & Partial<Smtp>

/** Sends a message of merchant alpha to the mail server on the loopback address. */
export const sendMail = async (
  settings: MailSettings,
  message: { readonly id?: string; readonly to?: string; readonly subject?: string; readonly unsubscribe?: string } = {},
): Promise<void> => {
  const email: Smtp = { provider: 'smtp', host: '127.0.0.1', security: 'none', from: 'Alpha <no-reply@alpha.test>', ...settings }
  const smtp = declared.create(providerParts({ secret: (_code, name) => (name === 'SMTP_PASSWORD' ? 'se cret' : undefined) }))
  await smtp.send(
    { id: '0b6a', to: 'ann@example.com', subject: 'Alpha: 123456', text: 'آپ کا کوڈ 123456', ...message },
    { code: 'alpha', file: { email }, settings: { decimals: 2 } },
  )
}

/** This file as a program: it sends with the settings it is given, and prints the outcome. It is a separate process because Node reads the certificates it trusts only at its start. */
export const MAIL_PROCESS = fileURLToPath(import.meta.url)

if (process.argv[1] === MAIL_PROCESS) {
  const outcome = await sendMail(JSON.parse(process.argv[2] ?? '') as MailSettings).then(
    () => 'sent',
    (error: unknown) => `${error instanceof PermanentFailure ? 'undeliverable' : 'later'}: ${String(error)}`,
  )
  process.stdout.write(outcome)
}
