import type { Texts } from '@foyer/texts/keys.gen'

/** Name of an event as the server stores it (`AuditName`) → its text key. */
const texts = new Map<string, keyof Texts['security']>([
  ['member.registered', 'event_registered'],
  ['login.succeeded', 'event_login'],
  ['login.failed', 'event_login_failed'],
  ['login.limited', 'event_login_failed'],
  ['logout', 'event_logout'],
  ['session.ended', 'event_session_ended'],
  ['network.added', 'event_network_added'],
  ['remember.reused', 'event_login_reused'],
  ['network.forgotten', 'event_network_removed'],
  ['verification.asked', 'event_verify_asked'],
  ['verification.failed', 'event_verify_failed'],
  ['verification.limited', 'event_verify_failed'],
  ['confirmation.given', 'event_confirmed'],
  ['confirmation.failed', 'event_verify_failed'],
  ['factor.added', 'event_factor_added'],
  ['factor.removed', 'event_factor_removed'],
  ['factor.reset', 'event_factor_reset'],
  ['recovery-codes.made', 'event_recovery_codes'],
  ['recovery-code.used', 'event_recovery_used'],
  ['device.trusted', 'event_device_trusted'],
  ['device.trust-ended', 'event_trust_ended'],
  ['identity.bound', 'event_identity_added'],
  ['identity.unbound', 'event_identity_removed'],
  ['payout-account.added', 'event_payout_account_added'],
  ['payout-account.removed', 'event_payout_account_removed'],
  ['identity.failed', 'event_verify_failed'],
  ['password.changed', 'event_password_changed'],
  ['password.recovered', 'event_password_changed'],
  ['password.failed', 'event_password_failed'],
  ['password.limited', 'event_password_failed'],
  ['factor.always-ask', 'always_ask'],
  ['code.sent', 'event_code_sent'],
])

/** Text key (`security`) of an event; none for what tells a player nothing, e.g. a step that another event follows. */
export const eventTextOf = (event: string): keyof Texts['security'] | undefined => texts.get(event)
