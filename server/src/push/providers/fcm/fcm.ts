import Type from 'typebox'
import { Check } from 'typebox/value'
import { CredentialsRefused, TryLater } from '#kernel/jobs/job-failures.ts'
import { declareProvider } from '#kernel/providers/declare-provider.ts'
import { firebaseProject } from '#kernel/providers/firebase-project.ts'
import { tokenJson } from '#push/providers/token-json.ts'
import { createAccessTokens } from './access-tokens.ts'
import { appParts } from './app-parts.ts'
import { answerOfFcm } from './fcm-answer.ts'

/** ms */
const TIMEOUT = 10_000
/** The settings that are needed besides those that sign-in needs. */
const NEEDED = ['appId', 'messagingSenderId', 'vapidKey'] as const

/**
 * A registration token: the Firebase installation id of a browser that is registered for messages. Registration tokens of the older kind are not
 * taken: Firebase has deprecated them, and a browser that asks for one loses its registration by installation id.
 */
const Registration = Type.Object({ fid: Type.String({ pattern: '^[A-Za-z0-9_-]{22}$' }) }, { additionalProperties: false })

const fidIn = (token: string): string | undefined => {
  const read = tokenJson(token)
  return Check(Registration, read) ? read.fid : undefined
}

/** Firebase Cloud Messaging (HTTP v1), for merchants that give the key of a service account. */
export const fcm = declareProvider({
  ...firebaseProject,
  kind: 'push',
  name: 'fcm',
  check(settings, _about, report) {
    if (settings?.serviceAccount === undefined) return
    for (const name of NEEDED)
      if (settings[name] === undefined) report(`/${name}`, 'is missing: push messages need it, because serviceAccount is given')
  },
  origins: ({ serviceAccount }) =>
    serviceAccount === undefined ? {} : { connect: ['https://fcmregistrations.googleapis.com', 'https://firebaseinstallations.googleapis.com'] },
  create({ accountOf, clock, fetch, fcmUrl }) {
    const tokens = createAccessTokens({ clock, fetch })

    return {
      async setting(merchant) {
        const { settings, secrets } = accountOf(merchant) ?? {}
        if (secrets?.serviceAccount === undefined) return undefined
        const { apiKey, projectId, appId = '', messagingSenderId = '', vapidKey = '' } = settings ?? {}
        return apiKey === undefined || projectId === undefined ? undefined : { vapidKey, firebase: { apiKey, projectId, appId, messagingSenderId } }
      },

      read(token, merchant) {
        const fid = fidIn(token)
        const account = accountOf(merchant)
        return fid !== undefined && account?.secrets.serviceAccount !== undefined
          ? { address: `fcm:${account.settings.projectId}/${fid}` }
          : undefined
      },

      async send(token, { text, life, urgency }, { merchant }) {
        const fid = fidIn(token)
        const account = accountOf(merchant)
        if (fid === undefined || account?.secrets.serviceAccount === undefined)
          return { outcome: 'refused', reason: 'the merchant does not send by Firebase Cloud Messaging any more' }
        // A message of data alone, because our own service worker shows it; the SDK's would stay silent while a page is visible.
        const message = {
          fid,
          data: { push: text.toString('utf8') },
          webpush: { headers: { TTL: String(life), Urgency: urgency } },
          ...appParts(text, life, urgency, clock()),
        }
        try {
          const reply = await fetch(`${fcmUrl}/v1/projects/${account.settings.projectId}/messages:send`, {
            method: 'POST',
            headers: {
              Authorization: `Bearer ${await tokens.of(merchant.code, account.secrets.serviceAccount)}`,
              'Content-Type': 'application/json',
            },
            body: JSON.stringify({ message }),
            redirect: 'error',
            signal: AbortSignal.timeout(TIMEOUT),
          })
          return await answerOfFcm(reply, merchant.code)
        } catch (error) {
          if (error instanceof CredentialsRefused) {
            tokens.forget(merchant.code)
            throw error
          }
          const reason = error instanceof Error ? error.message : String(error)
          return { outcome: 'later', reason, after: error instanceof TryLater ? error.after : undefined }
        }
      },
    }
  },
})
