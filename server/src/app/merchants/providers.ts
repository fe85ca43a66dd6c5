import { firebase } from '#account/identity/providers/firebase/firebase.ts'
import { geetest3 } from '#captcha/geetest/geetest3.ts'
import { geetest4 } from '#captcha/geetest/geetest4.ts'
import { demoVendor } from '#games/providers/demo.ts'
import { foyerVendor } from '#games/providers/foyer-vendor/foyer-vendor.ts'
import { hub88 } from '#games/providers/hub88/hub88.ts'
import { emailOutbox } from '#messages/email/outbox.ts'
import { smtp } from '#messages/email/smtp.ts'
import { gateway } from '#messages/sms/gateway.ts'
import { smsOutbox } from '#messages/sms/outbox.ts'
import { paymentGateway } from '#payments/providers/gateway/gateway.ts'
import { paymentSandbox } from '#payments/providers/sandbox.ts'
import { fcm } from '#push/providers/fcm/fcm.ts'
import { chatwoot } from '#support/chat/providers/chatwoot.ts'
import { desk } from '#support/chat/providers/desk.ts'
import { link } from '#support/chat/providers/link.ts'
import { adjust } from '#tracking/providers/adjust.ts'
import { appsflyer } from '#tracking/providers/appsflyer.ts'
import { bigo } from '#tracking/providers/bigo.ts'
import { facebook } from '#tracking/providers/facebook.ts'
import { gtag } from '#tracking/providers/gtag.ts'
import { kwai } from '#tracking/providers/kwai.ts'
import { kadam, propeller, tf, voluum } from '#tracking/providers/postbacks.ts'
import { tiktok } from '#tracking/providers/tiktok.ts'
import { twitter } from '#tracking/providers/twitter.ts'

/** Every provider that merchants can choose, by its kind. */
export const providers = {
  sms: [smsOutbox, gateway],
  email: [emailOutbox, smtp],
  captcha: [geetest3, geetest4],
  identity: [firebase],
  payment: [paymentSandbox, paymentGateway],
  game: [demoVendor, foyerVendor, hub88],
  chat: [desk, link, chatwoot],
  push: [fcm],
  tracking: [facebook, tiktok, kwai, gtag, appsflyer, adjust, twitter, bigo, voluum, propeller, kadam, tf],
} as const

type Providers = typeof providers

/** The names of a kind's providers. */
export type ProviderName<Kind extends keyof Providers> = Providers[Kind][number]['name']

export const allProviders = Object.values(providers).flat()
