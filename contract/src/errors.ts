import Type, { type Static, type TSchema } from 'typebox'
import { VerifyDemand } from '#account/session/verify-demand.ts'
import { CaptchaDemand } from '#captcha/captcha-fields.ts'
import { LimitReached } from '#safe-play/safe-play-fields.ts'

/** One wire error code: its HTTP status and the shape of the `value` that comes with it. */
interface ErrorDeclaration {
  readonly status: number
  readonly data: TSchema
}

const none = Type.Object({})
const wait = Type.Object({ retryAfter: Type.Integer({ minimum: 1, description: 'seconds until another try makes sense' }) })

/**
 * Every error code of the API. Status 401 means only a missing or ended session (decision 4).
 * The texts for players are in `texts/<LANG>/errors.json`, under the same code.
 */
export const errors = {
  // Sessions (spec 1 §8)
  'customer.not.login': { status: 401, data: none },
  'user.or.token.invalid': { status: 401, data: none },
  'login.not.session': { status: 401, data: none },
  token_ip_different: { status: 401, data: none },

  // Sign-in (spec 1 §8)
  'login.cred.err': { status: 403, data: none },
  'not.exists.user': { status: 403, data: none },
  login_verify_required: {
    status: 403,
    data: VerifyDemand,
  },
  bind_customer_required: { status: 403, data: none },
  captcha_required: { status: 403, data: CaptchaDemand },
  // Every captcha failure gives this one code, so that the answer does not help to guess (docs/captcha.md).
  'captcha.invalid': { status: 403, data: none },
  // Thrown where the merchant's settings leave GeeTest off or give it no such scene. No 503: the service is whole.
  'geetest.service.not.work': { status: 403, data: none },
  'remember.token.invalid': { status: 403, data: none },

  // Phone and social identities, and other ways to sign in without a password
  // One code for a forged token, an expired one and one of another merchant.
  'identity.token.invalid': { status: 403, data: none },
  'identity.channel.off': { status: 403, data: none },
  'identity.provider.unavailable': { status: 503, data: none },
  'identity.taken': { status: 409, data: none },
  // The identity is not one that is bound to the member.
  'identity.mismatch': { status: 403, data: none },
  // One code for an unknown passkey, a wrong signature, a challenge that was answered or has expired, and a copy of a passkey.
  'passkey.invalid': { status: 403, data: none },
  // The password was recovered, and the member has not said yet that this passkey is theirs. Only who proved to have it hears so.
  'passkey.held': { status: 403, data: none },
  // The merchant wants none, or browsers have none at this address.
  'passkey.off': { status: 403, data: none },
  // The member has as many as there may be.
  'passkey.most': { status: 409, data: none },
  'third.party.invalid': { status: 403, data: none },
  'handoff.invalid': { status: 403, data: none },
  'free.play.off': { status: 403, data: none },
  no_permissions: { status: 403, data: none },
  // The member closed the account.
  'account.closed': { status: 403, data: none },
  // What staff have locked of the member (docs/locks.md): signing in, paying in, playing, paying out. The reason is never said.
  'account.locked': { status: 403, data: none },
  'deposit.locked': { status: 403, data: none },
  'bets.locked': { status: 403, data: none },
  'withdrawal.locked': { status: 403, data: none },
  // The merchant wants identity and age verified first (docs/identity-checks.md).
  'identity.needed': { status: 403, data: none },
  'identity.waiting': { status: 409, data: none },
  // There is still money in the account that is to be closed.
  'account.not.empty': { status: 409, data: none },
  // Rounds of games that are open, and tickets whose draw is not settled.
  /** A deposit is still under way, so the account cannot be closed. */
  'account.payment.open': { status: 409, data: none },
  'account.in.play': { status: 409, data: Type.Object({ rounds: Type.Integer({ minimum: 0 }), tickets: Type.Integer({ minimum: 0 }) }) },

  // Chat
  'chat.off': { status: 403, data: none },
  'chat.question.unknown': { status: 422, data: none },
  'chat.picture.gone': { status: 404, data: none },
  // Neither JPEG, PNG nor WebP, damaged, or of too many pixels.
  'picture.invalid': { status: 422, data: none },
  // Activities
  'activity.unknown': { status: 404, data: none },
  // Its time has not come, or is over.
  'activity.closed': { status: 409, data: none },
  // Rewards (docs/promotions.md)
  // There is none, its time is over, all were taken, or it is not for this member.
  'reward.unknown': { status: 404, data: none },
  'reward.not.reached': { status: 409, data: none },
  // The member has play credit; there is one at a time.
  'credit.open': { status: 409, data: none },
  // The member has play credit, and one bet may be no higher than its highest stake.
  'credit.stake.high': { status: 409, data: none },
  // Push messages: the token is no subscription at a push service that we know
  'push.token.invalid': { status: 400, data: none },

  // Registration and passwords
  'username.exists': { status: 409, data: none },
  'mobile.exists': { status: 409, data: none },
  'email.exists': { status: 409, data: none },
  'register.disabled': { status: 403, data: none },
  'referral.off': { status: 403, data: none },
  'password.weak': { status: 422, data: none },
  'password.same': { status: 422, data: none },
  'password.wrong': { status: 403, data: none },
  // Somebody else, an agent, chose the password: until it is the member's own, a session may change it and sign out, nothing else.
  'password.change.required': { status: 403, data: none },

  // One-time codes
  'mobile.invalid': { status: 422, data: none },
  'mobile.unknown': { status: 403, data: none },
  // One code, whether it is wrong, expired, already used or was never sent.
  'verification.code.invalid': { status: 403, data: none },
  'message.channel.off': { status: 403, data: none },

  // Second factors
  // The password was checked too long ago, or from another network.
  'verification.expired': { status: 403, data: none },
  'contact.mismatch': { status: 403, data: none },
  'payee.name.wrong': { status: 403, data: none },
  'confirmation.required': { status: 403, data: none },
  'factor.missing': { status: 409, data: none },
  // It is the only way left to sign in to the account.
  'factor.last': { status: 409, data: none },

  // Money
  'balance.too.low': { status: 409, data: Type.Object({ balance: Type.Integer({ description: 'what there is, in the smallest unit' }) }) },
  // Another movement has the reference.
  duplicate_transaction: { status: 409, data: none },
  'transaction.unknown': { status: 404, data: none },
  // The bet has won or was rolled back; the withdrawal was paid or returned.
  'transaction.ended': { status: 409, data: none },
  // The merchant's ledger is in another currency than its settings.
  'currency.mismatch': { status: 422, data: none },

  // Deposits and withdrawals
  'amount.invalid': { status: 422, data: none },
  'amount.decimals': { status: 422, data: Type.Object({ decimals: Type.Integer({ description: 'how many the currency has' }) }) },
  'amount.negative': { status: 422, data: none },
  'amount.too.small': { status: 422, data: Type.Object({ least: Type.Integer({ description: 'in the smallest unit' }) }) },
  'amount.too.large': { status: 422, data: Type.Object({ most: Type.Integer({ description: 'in the smallest unit' }) }) },
  'payment.channel.closed': { status: 409, data: none },
  // The payment may exist at the provider: the same form may be sent again.
  'payment.provider.unavailable': { status: 503, data: none },
  /** The member owes for a deposit that was taken back, so nothing is paid out. In the smallest unit. */
  'payment.owed': { status: 409, data: Type.Object({ owed: Type.Integer({ minimum: 0 }) }) },
  'payment.unknown': { status: 404, data: none },
  'payout.account.unknown': { status: 404, data: none },
  'payout.account.waiting': { status: 409, data: Type.Object({ usableAt: Type.String({ description: 'ISO 8601' }) }) },
  'payout.account.invalid': { status: 422, data: none },
  'payout.account.exists': { status: 409, data: none },
  'payout.account.limit': { status: 409, data: Type.Object({ most: Type.Integer() }) },

  // Games (docs/game-vendors.md)
  'game.unknown': { status: 404, data: none },
  // The merchant or the vendor offers it no more, or not at the moment.
  'game.closed': { status: 409, data: none },
  'game.vendor.down': { status: 503, data: none },
  // The point market (docs/mall.md)
  'mall.good.unknown': { status: 404, data: none },
  'mall.price.changed': { status: 409, data: none },
  'mall.sold.out': { status: 409, data: none },
  'mall.limit.reached': { status: 409, data: none },
  'mall.address.missing': { status: 422, data: none },

  // The lottery (docs/lottery.md)
  'lottery.unknown': { status: 404, data: none },
  'lottery.draw.unknown': { status: 404, data: none },
  // Its sales have not begun, or have ended.
  'lottery.draw.closed': { status: 409, data: none },
  'lottery.numbers.invalid': { status: 422, data: none },
  // As much as the merchant takes was staked on the same numbers, or in the whole draw.
  'lottery.sold.out': { status: 409, data: none },
  'lottery.ticket.unknown': { status: 404, data: none },

  // Playing safely (docs/safe-play.md)
  // The member takes a break or has excluded themselves.
  'play.paused': { status: 403, data: none },
  // Only a longer break or self-exclusion can take the place of the one that runs.
  'play.pause.shorter': { status: 409, data: none },
  // It would go beyond a limit that the member has set.
  'limit.reached': { status: 409, data: Type.Object({ limit: Type.Optional(LimitReached) }) },
  // The policy asks for limits that the member has not set yet.
  'limit.required': { status: 409, data: none },
  // A document of the house waits for the member’s yes, longer than its grace.
  'documents.not.accepted': { status: 409, data: none },
  'limit.raise.waiting': { status: 409, data: none },
  // No higher limit was asked for, or it was not confirmed in time.
  'limit.raise.gone': { status: 409, data: none },

  // Limits: no code that begins like this is shown to the player (spec 1 §8)
  TOO_MANY_REQUEST: { status: 429, data: wait },
  TOO_MANY_REQUEST_LOGIN: { status: 429, data: wait },

  // The request itself
  'request.invalid': {
    status: 400,
    data: Type.Object({ fields: Type.Array(Type.Object({ path: Type.String(), reason: Type.String() })) }),
  },
  'request.too.large': { status: 413, data: none },
  'request.timeout': { status: 408, data: none },
  // No server of ours gives it for a call: a back end of somebody else’s does not have that one (decision 28).
  'request.not.found': { status: 404, data: none },
  'request.type.unsupported': { status: 415, data: none },
  encryption_required: { status: 400, data: none },
  encryption_key_expired: { status: 400, data: none },
  encryption_invalid: { status: 400, data: none },
  'merchant.unknown': { status: 404, data: none },
  'merchant.mismatch': { status: 403, data: none },
  domain_not_available: { status: 421, data: none },
  maintenance: {
    status: 503,
    data: Type.Object({
      maintenanceEnd: Type.Optional(Type.String({ description: 'ISO 8601' })),
      retryAfter: Type.Optional(Type.Integer({ description: 'seconds; only where the merchant moves to another installation or has moved there' })),
    }),
  },
  region_restricted: { status: 403, data: none },
  // A page with a draft in it reads; nothing can be done there.
  'preview.only': { status: 403, data: none },
  'server.error': {
    status: 500,
    data: Type.Object({
      requestId: Type.String(),
      retryAfter: Type.Optional(Type.Integer({ description: 'seconds; only where the database does not answer, and the status is 503' })),
    }),
  },
} as const satisfies Record<string, ErrorDeclaration>

export type ErrorCode = keyof typeof errors
export type ErrorData<Code extends ErrorCode> = Static<(typeof errors)[Code]['data']>

/** Codes that any call may give; a declaration does not repeat them. */
export const COMMON_ERRORS = [
  'request.invalid',
  'request.too.large',
  'request.timeout',
  'request.type.unsupported',
  'merchant.unknown',
  'merchant.mismatch',
  'domain_not_available',
  'maintenance',
  'region_restricted',
  'preview.only',
  'TOO_MANY_REQUEST',
  'server.error',
] as const satisfies readonly ErrorCode[]

/** Codes a call with a session may give. */
export const SESSION_ERRORS = [
  'customer.not.login',
  'user.or.token.invalid',
  'login.not.session',
  'token_ip_different',
  'password.change.required',
] as const satisfies readonly ErrorCode[]

/** Codes an encrypted call may give. */
export const ENCRYPTION_ERRORS = ['encryption_required', 'encryption_key_expired', 'encryption_invalid'] as const satisfies readonly ErrorCode[]

/** Codes a call that carries an identity token may give. */
export const IDENTITY_ERRORS = [
  'identity.token.invalid',
  'identity.channel.off',
  'identity.provider.unavailable',
  'TOO_MANY_REQUEST_LOGIN',
] as const satisfies readonly ErrorCode[]

/** Codes a call that a captcha protects may give. */
export const CAPTCHA_ERRORS = ['captcha_required', 'captcha.invalid', 'geetest.service.not.work'] as const satisfies readonly ErrorCode[]
