/** The most that Apple takes as one message, bytes (Apple, "Generating a remote notification"); what FCM adds to it is left room for. */
const APPLE_BYTES = 4_096 - 300

interface Shown {
  readonly notification: { readonly title: string; readonly body: string }
}

/**
 * What a message has for the merchant's own app (docs/native-app.md). Android's app shows it by itself, from its data; iOS shows the alert while the app
 * sleeps, shortened to the title where both would be too much. Browsers see neither part (Firebase, REST resource `projects.messages`).
 */
export const appParts = (text: Buffer, life: number, urgency: string, now: Date) => {
  const { title, body } = (JSON.parse(text.toString('utf8')) as Shown).notification
  const whole = { title, body }
  const alert = text.length + Buffer.byteLength(JSON.stringify(whole)) <= APPLE_BYTES ? whole : { title }
  return {
    android: { ttl: `${life}s`, priority: urgency === 'high' ? 'HIGH' : 'NORMAL' },
    apns: {
      headers: { 'apns-expiration': String(Math.floor(now.getTime() / 1000) + life), 'apns-priority': urgency === 'high' ? '10' : '5' },
      payload: { aps: { alert, sound: 'default' } },
    },
  }
}
