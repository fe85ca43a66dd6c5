import { passkeyAdd, passkeyBegin } from '#account/security/add-passkey.ts'
import { collected } from '#kernel/collected.ts'
import type { SettingsByPlace } from '#kernel/merchants/merchant-file.ts'
import { declareSubject } from '#kernel/subject.ts'
import { type IdentityStore, identityStore } from './identity/identity-store.ts'
import { identityByChoice } from './identity/providers/by-choice.ts'
import type { IdentityProvider } from './identity/providers/identity-provider.ts'
import { identityProviders } from './identity/providers/providers.ts'
import type { GuestSweep } from './member/guest-sweep.ts'
import { language } from './member/language.ts'
import { type MemberStore, memberStore } from './member/member-store.ts'
import { type NetworkStore, networkStore } from './member/network-store.ts'
import { type Partners, createPartners } from './partner/partner-assertion.ts'
import { passkeyOptions } from './passkeys/passkey-options.ts'
import { type PasskeyStore, passkeyStore } from './passkeys/passkey-store.ts'
import { passwordRecoveryEmail, passwordRecoverySms } from './password/password-recovery-code.ts'
import { passwordRecovery } from './password/password-recovery.ts'
import { password } from './password/password.ts'
import { type Passwords, createPasswords } from './password/passwords.ts'
import { personalData } from './personal-data.ts'
import type { MemberListener } from './registration/member-created.ts'
import { registerAutoUsername } from './registration/register-auto-username.ts'
import { registerFirebase } from './registration/register-firebase.ts'
import { registerMobile } from './registration/register-mobile.ts'
import { registerSetting } from './registration/register-setting.ts'
import { register } from './registration/register.ts'
import { memberFactors } from './schema/factors.ts'
import type { NoticeListener } from './security-message.ts'
import { authenticatorAdd, authenticatorBegin } from './security/authenticator.ts'
import { bindIdentity } from './security/bind-identity.ts'
import { confirm, confirmCode } from './security/confirm.ts'
import { contactAdd, contactCode } from './security/contact.ts'
import { events } from './security/events.ts'
import { alwaysAsk, payeeName, removeFactor } from './security/factors.ts'
import { unbindIdentity } from './security/identities.ts'
import { inboxSecurity } from './security/inbox-statements.ts'
import { overview } from './security/overview.ts'
import { passkeyKeep, passkeyRemove, passkeyRename } from './security/passkeys.ts'
import { networkForget, sessionEnd, trustEnd } from './security/places.ts'
import { renewRecoveryCodes } from './security/recovery-codes.ts'
import { type SentStore, sentStore } from './sent-store.ts'
import { freePlay } from './session/free-play.ts'
import { type HandoffStore, handoffStore } from './session/handoff-store.ts'
import { handoff, takeHandoff } from './session/handoff.ts'
import { logInByPasskey } from './session/log-in-by-passkey.ts'
import { logIn } from './session/log-in.ts'
import { logOut } from './session/log-out.ts'
import { loginVerification } from './session/login-verification.ts'
import { type RememberStore, rememberStore } from './session/remember-store.ts'
import { rsaKey } from './session/rsa-key.ts'
import { type SessionStore, sessionStore } from './session/session-store.ts'
import { thirdParty } from './session/third-party.ts'
import { accountSweeps } from './sweeps.ts'
import { AUTHENTICATOR_SEAL } from './two-factor/authenticator.ts'
import { type FactorStore, factorStore } from './two-factor/factor-store.ts'
import { type FirstStepStore, firstStepStore } from './two-factor/first-step-store.ts'
import { type RecoveryCodeStore, recoveryCodeStore } from './two-factor/recovery-code-store.ts'
import { resetFactorsCommand } from './two-factor/reset-factors-command.ts'
import { type TrustedDeviceStore, trustedDeviceStore } from './two-factor/trusted-device-store.ts'
import { emailTwoFactor, smsTwoFactor } from './two-factor/two-factor-code.ts'
import { type CodeStore, codeStore } from './verification/code-store.ts'
import { smsNoLogin } from './verification/sms-no-login.ts'

declare module '#kernel/deps.ts' {
  interface Stores {
    readonly members: MemberStore
    readonly sessions: SessionStore
    readonly sentMessages: SentStore
    readonly remember: RememberStore
    readonly networks: NetworkStore
    readonly factors: FactorStore
    readonly firstSteps: FirstStepStore
    readonly trustedDevices: TrustedDeviceStore
    readonly recoveryCodes: RecoveryCodeStore
    readonly identities: IdentityStore
    readonly handoffs: HandoffStore
    readonly codes: CodeStore
    readonly passkeys: PasskeyStore
  }
  interface Deps {
    readonly passwords: Passwords
    readonly identity: IdentityProvider
    readonly partners: Partners
  }
}

declare module '#kernel/merchants/merchant-file.ts' {
  interface ProviderSettings extends SettingsByPlace<typeof identityProviders> {}
}

declare module '#kernel/providers/declare-provider.ts' {
  interface ProviderKinds {
    readonly identity: IdentityProvider
  }
}

declare module '#kernel/publish.ts' {
  interface Listeners {
    readonly memberCreated: MemberListener
    readonly memberNotified: NoticeListener
  }
}

declare module '#kernel/subject.ts' {
  interface SubjectDeclaration {
    /** Which guests it keeps, and what it does before others go. */
    readonly guests?: GuestSweep
  }
}

const guestSweeps = collected(subjects => subjects.flatMap(({ guests }) => guests ?? []))
export const account = declareSubject({
  personalData,
  console: () => import('./ops/ops.ts'),
  providers: [{ kind: 'identity', list: identityProviders }],
  sealed: [
    { what: 'authenticators', table: memberFactors, column: 'authenticatorSecret', purpose: AUTHENTICATOR_SEAL },
    { what: 'authenticators that are being set up', table: memberFactors, column: 'pendingSecret', purpose: AUTHENTICATOR_SEAL },
  ],
  stores: (db, subjects) => ({
    members: memberStore(db, guestSweeps(subjects)),
    sessions: sessionStore(db),
    sentMessages: sentStore(db),
    remember: rememberStore(db),
    networks: networkStore(db),
    factors: factorStore(db),
    firstSteps: firstStepStore(db),
    trustedDevices: trustedDeviceStore(db),
    recoveryCodes: recoveryCodeStore(db),
    identities: identityStore(db),
    handoffs: handoffStore(db),
    codes: codeStore(db),
    passkeys: passkeyStore(db),
  }),
  parts: async given => ({
    passwords: await createPasswords(undefined, given.passwordCost),
    identity: identityByChoice(given),
    partners: createPartners(given.core),
  }),
  inbox: { security: inboxSecurity },
  commands: { 'reset-factors': resetFactorsCommand },
  recurring: accountSweeps,
  answers: deps => ({
    'session.rsaKey': rsaKey(deps),
    'session.login': logIn(deps),
    'session.loginVerification': loginVerification(deps),
    'session.passkeyOptions': passkeyOptions(deps),
    'session.passkeyLogin': logInByPasskey(deps),
    'session.freePlay': freePlay(deps),
    'session.thirdParty': thirdParty(deps),
    'session.handoff': handoff(deps),
    'session.takeHandoff': takeHandoff(deps),
    'session.logout': logOut(deps),
    'member.register': register(deps),
    'member.registerMobile': registerMobile(deps),
    'member.registerAutoUsername': registerAutoUsername(deps),
    'member.registerFirebase': registerFirebase(deps),
    'member.bindIdentity': bindIdentity(deps),
    'member.language': language(deps),
    'member.password': password(deps),
    'member.passwordRecoverySms': passwordRecoverySms(deps),
    'member.passwordRecoveryEmail': passwordRecoveryEmail(deps),
    'member.passwordRecovery': passwordRecovery(deps),
    'member.security': overview(deps),
    'member.securityEvents': events(deps),
    'member.securityConfirm': confirm(deps),
    'member.securityConfirmCode': confirmCode(deps),
    'member.securityContactCode': contactCode(deps),
    'member.securityContact': contactAdd(deps),
    'member.securityPayeeName': payeeName(deps),
    'member.securityAuthenticatorBegin': authenticatorBegin(deps),
    'member.securityAuthenticator': authenticatorAdd(deps),
    'member.securityRemove': removeFactor(deps),
    'member.securityAlwaysAsk': alwaysAsk(deps),
    'member.securityRecoveryCodes': renewRecoveryCodes(deps),
    'member.passkeyBegin': passkeyBegin(deps),
    'member.passkeyAdd': passkeyAdd(deps),
    'member.passkeyRename': passkeyRename(deps),
    'member.passkeyKeep': passkeyKeep(deps),
    'member.passkeyRemove': passkeyRemove(deps),
    'member.securityIdentityUnbind': unbindIdentity(deps),
    'member.securitySessionEnd': sessionEnd(deps),
    'member.securityNetworkForget': networkForget(deps),
    'member.securityTrustEnd': trustEnd(deps),
    'verification.smsNoLogin': smsNoLogin(deps),
    'verification.smsTwoFactor': smsTwoFactor(deps),
    'verification.emailTwoFactor': emailTwoFactor(deps),
    'system.registerSetting': registerSetting,
  }),
})
