import { sql } from 'drizzle-orm'
import { memberFactors, trustedDevices, recoveryCodes, oneTimeCodes } from '#account/schema/factors.ts'
import { identities } from '#account/schema/identities.ts'
import { memberDays } from '#account/schema/member-days.ts'
import { members } from '#account/schema/members.ts'
import { networks } from '#account/schema/networks.ts'
import * as passkeys from '#account/schema/passkeys.ts'
import { passwordProofs, firstSteps } from '#account/schema/proofs.ts'
import { registrations } from '#account/schema/registrations.ts'
import * as sent from '#account/schema/sent-messages.ts'
import { sessions, rememberTokens, handoffCodes } from '#account/schema/sessions.ts'
import { personal, MINUTES, NOBODY, type PersonalTable } from '#kernel/db/personal-table.ts'

/** What its tables know of people. */
export const personalData: readonly PersonalTable[] = [
  personal(
    members,
    {
      holds: {
        username: 'the name that the member chose',
        passwordHash: 'a digest of the password',
        language: 'the language',
        clubLabel: 'the rank',
        mobile: 'the mobile number',
        email: 'the e-mail address',
        birthday: 'month and day of birth',
        country: 'the country from which they registered, or that staff found since: its rules of playing safely hold',
      },
      plain: ['id', 'currency', 'erased'],
      why: 'the account itself; after closing, who it was whose money is in the books',
      atClosing: { passwordHash: null, birthday: null, profileIcon: null, language: null, boardHidden: sql`true`, erased: 'closing' },
      atClosingUnlessExcluded: { mobile: null, mobileVerifiedAt: null, email: null, emailVerifiedAt: null },
      // The name stays taken until then; no name of a member has a point.
      afterRetention: { username: sql`'closed.' || id`, clubLabel: null, erased: 'retention' },
    },
    'id',
  ),
  personal(memberDays, { plain: ['day'], why: 'sums of a day, for promotions and missions', afterRetention: 'deleted' }),
  personal(registrations, {
    holds: {
      url: 'the page of the registration',
      domain: 'the site',
      affiliateCode: 'by whom the member came',
      referralCode: 'the friend’s code',
      networkPrefix: 'the network, without the last part of the address',
    },
    plain: ['method'],
    why: 'reports about advertising, and traces of fraud',
    afterRetention: 'deleted',
  }),
  personal(sessions, {
    holds: { deviceId: 'a random id of the device', userAgent: 'how the browser names itself', networkPrefix: 'the network' },
    plain: ['tokenHash'],
    why: 'staying signed in, and the list of devices',
    atClosing: 'deleted',
    goes: 'when the session ends, 30 days at most',
  }),
  personal(rememberTokens, {
    holds: { deviceId: 'a random id of the device' },
    plain: ['seriesHash', 'tokenHash', 'replacedHash'],
    why: 'signing in without typing',
    atClosing: 'deleted',
    goes: 'after 30 days',
  }),
  personal(handoffCodes, {
    plain: ['codeHash', 'sessionHash'],
    why: 'going on signed in on another page',
    atClosing: 'deleted',
    goes: MINUTES,
  }),
  personal(networks, {
    holds: { prefix: 'a network from which the member signed in' },
    why: 'asking for a second factor from a new network',
    atClosing: 'deleted',
  }),
  personal(memberFactors, {
    holds: { payeeName: 'the name at the bank', authenticatorSecret: 'sealed', pendingSecret: 'sealed' },
    why: 'second factors',
    atClosing: 'deleted',
  }),
  personal(passwordProofs, {
    holds: { networkPrefix: 'the network' },
    why: 'the second step of a sign-in',
    atClosing: 'deleted',
    goes: MINUTES,
  }),
  personal(firstSteps, { plain: ['tokenHash', 'by'], why: 'the second step of a sign-in', atClosing: 'deleted', goes: MINUTES }),
  personal(trustedDevices, {
    holds: { deviceId: 'a random id of the device', userAgent: 'how the browser names itself' },
    plain: ['tokenHash'],
    why: 'not asking a known device for a second factor',
    atClosing: 'deleted',
    goes: 'after the merchant’s trustDays',
  }),
  personal(recoveryCodes, { plain: ['codeHash'], why: 'a second factor', atClosing: 'deleted' }),
  personal(passkeys.passkeys, {
    holds: { name: 'the name that the member gave it', userAgent: 'how the browser names itself' },
    plain: ['credentialId', 'publicKey', 'domain'],
    why: 'signing in by it, and a second factor',
    atClosing: 'deleted',
  }),
  personal(passkeys.passkeyChallenges, { plain: ['challengeHash'], why: NOBODY, goes: MINUTES }),
  personal(oneTimeCodes, {
    holds: { key: 'a keyed digest of number or address' },
    plain: ['codeHash'],
    why: 'proving a number or address',
    goes: MINUTES,
  }),
  personal(identities, {
    holds: { subject: 'the member’s id at Google, Facebook or a partner' },
    plain: ['issuer', 'channel'],
    why: 'signing in by it',
    atClosingUnlessExcluded: 'deleted',
    afterRetention: 'deleted',
  }),
  personal(sent.sentMessages, {
    holds: { to: 'number or address, masked', what: 'what the message was for, never what it said' },
    plain: ['channel', 'outcome'],
    why: 'support sees what was sent to a member who asks',
    atClosing: 'deleted',
    goes: 'after 90 days',
  }),
]
