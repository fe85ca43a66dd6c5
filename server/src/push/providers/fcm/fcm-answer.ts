import Type from 'typebox'
import { CredentialsRefused } from '#kernel/jobs/job-failures.ts'
import { readJson } from '#kernel/providers/company/read-json.ts'
import { retryAfterOf } from '#kernel/providers/retry-after.ts'
import type { PushAnswer } from '#push/providers/push-provider.ts'

/** What is waited after "too many", if the answer does not say it, s (Firebase, "FCM error codes", QUOTA_EXCEEDED). */
const QUOTA_WAIT_S = 60

/** The part that is read of an error (Firebase, "FCM error codes"). Its message may repeat what was sent, so it stays out of logs. */
const Failure = Type.Object({
  error: Type.Object({
    details: Type.Array(
      Type.Object({
        errorCode: Type.Optional(Type.String()),
        fieldViolations: Type.Optional(Type.Array(Type.Object({ field: Type.Optional(Type.String()) }))),
      }),
    ),
  }),
})

/** The device's own key or project is not that of the merchant; other devices may be. */
const UNKNOWN_SENDER = ['SENDER_ID_MISMATCH', 'THIRD_PARTY_AUTH_ERROR']

/** What an answer of Firebase Cloud Messaging means. Throws `CredentialsRefused` where the service account may not send. */
export const answerOfFcm = async (reply: Response, merchant: string): Promise<PushAnswer> => {
  const { status, ok } = reply
  const text = await reply.text()
  if (ok) return { outcome: 'accepted' }
  const details = readJson(Failure, text)?.error.details ?? []
  const code = details.find(({ errorCode }) => errorCode !== undefined)?.errorCode
  const reason = `Firebase Cloud Messaging answered ${status}, ${code ?? 'without a code'}`
  // A 404 without this code is a wrong address or project: the devices are still there.
  if (code === 'UNREGISTERED') return { outcome: 'gone' }
  if (details.some(({ fieldViolations = [] }) => fieldViolations.some(({ field }) => field === 'message.fid'))) return { outcome: 'gone' }
  if (code !== undefined && UNKNOWN_SENDER.includes(code)) return { outcome: 'unknown-sender', reason }
  if (status === 401 || status === 403) throw new CredentialsRefused(`${reason}, to the service account of ${merchant}`)
  if (status === 408 || status === 429 || status >= 500)
    return { outcome: 'later', reason, after: retryAfterOf(reply) ?? (status === 429 ? QUOTA_WAIT_S : undefined) }
  return { outcome: 'refused', reason }
}
