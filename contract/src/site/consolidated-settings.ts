import Type, { type Static } from 'typebox'
import { FirebaseSetting } from '#account/identity/firebase-setting.ts'
import { RegisterSetting } from '#account/registration/register-setting.ts'
import { declareCall } from '#call.ts'
import { CaptchaSetting } from '#captcha/captcha-fields.ts'
import { Language, oneOf } from '#fields.ts'
import { Flags } from '#flags.ts'
import { GameListed } from '#games/game-match.ts'
import { DownloadSettings, ForcedDownloadSettings } from '#site/downloads/download-settings.ts'
import { InstallSettings } from '#site/downloads/install.ts'
import { ServiceScriptPlace } from '#support/customer-service-script.ts'
import { consentModes } from '#tracking/consent.ts'
import { CountryData } from './country.ts'
import { DomainProblem } from './domain-problem.ts'
import { tabNames } from './tabs.ts'

/** By user name and password, or by a mobile number and the code sent to it. */
export const LoginWay = Type.Union([Type.Literal('username'), Type.Literal('sms')])
export type LoginWay = Static<typeof LoginWay>

/** How a code for a new password reaches the member. */
export const RecoveryWay = Type.Union([Type.Literal('sms'), Type.Literal('email')])
export type RecoveryWay = Static<typeof RecoveryWay>

/** The chat of a merchant: the product's own, one that is shown in a frame, or one at another address (docs/chat.md). */
export const ChatName = Type.Union([Type.Literal('desk'), Type.Literal('chatwoot'), Type.Literal('link')])

/** The part of the common store (spec 2 §3) that is the same for every visitor of a merchant, so it may be part of a cached page. */
export const MerchantSettings = Type.Object({
  merchantCode: Type.String(),
  merchantName: Type.String(),
  languages: Type.Array(Language),
  mobileTemplate: Type.String(),
  scheme: Type.Union([Type.Literal('dark'), Type.Literal('light'), Type.Literal('auto'), Type.Null()], {
    description: 'how pages are before the player chooses; null: players choose nothing',
  }),
  imageCDNs: Type.Array(Type.String()),
  ...CountryData.properties,
  register: RegisterSetting,
  login: Type.Object({
    ways: Type.Array(LoginWay, { minItems: 1, uniqueItems: true }),
    passkeys: Type.Boolean({ description: 'whether members may sign in by a passkey' }),
  }),
  recovery: Type.Object({ ways: Type.Array(RecoveryWay, { uniqueItems: true, description: 'empty if no provider can send a code' }) }),
  captcha: Type.Object({ login: CaptchaSetting, sms: CaptchaSetting, register: CaptchaSetting }, { description: 'outside test mode' }),
  firebase: Type.Union([FirebaseSetting, Type.Null()]),
  freePlay: Type.Boolean(),
  smsProvider: Type.Object({ firebase: Type.Boolean(), apiKey: Type.Union([Type.String(), Type.Null()]) }),
  gw: Type.Object({
    GEETEST_ID: Type.Union([Type.String(), Type.Null()]),
    GEETEST_VERSION: Type.String(),
    PROFILE_ICON_COUNT: Type.Integer(),
  }),
  chat: Type.Union([ChatName, Type.Null()], { description: 'null: there is none, or CBS3 is off' }),
  tracking: Type.Union(
    [
      Type.Object({
        mode: oneOf(consentModes),
        version: Type.String(),
        inPage: Type.Boolean({ description: 'whether pages do something for a provider: cookies or scripts (`tracking.pixels`)' }),
      }),
      Type.Null(),
    ],
    { description: 'how consent to tracking is asked for, and the version of its text; null: nothing is tracked' },
  ),
  serviceScript: Type.Union([ServiceScriptPlace, Type.Null()], { description: 'where the customer-service script runs; null: there is none' }),
  whitelabelVal: Flags,
  paths: Type.Object({ home: Type.String(), changePassword: Type.String() }),
  redirectHosts: Type.Array(Type.String()),
  affiliateHosts: Type.Object(
    { parents: Type.Array(Type.String()), reserved: Type.Array(Type.String()) },
    { description: 'where the first label of a host is an affiliate code' },
  ),
  install: InstallSettings,
  download: DownloadSettings,
  forcedDownload: ForcedDownloadSettings,
  tabs: Type.Array(oneOf(tabNames), { description: 'the places in the tabs, in this order' }),
  beforeLoginGoRegister: Type.Boolean(),
  minimumAge: Type.Integer({ description: 'years; players confirm it when they register' }),
  live: Type.Boolean({ description: 'home has a line that says what was won lately' }),
  // Also here, so that the notices need no call of their own, which may fail (spec 2 §4).
  ...DomainProblem.properties,
})

export const consolidatedSettings = declareCall({
  method: 'GET',
  path: '/wps/system/settings/consolidated',
  summary: 'The common store of spec 2 §3 in one answer',
  session: 'none',
  moduleId: 'SYSTEM3',
  always: true,
  request: Type.Object({}),
  answer: Type.Object({
    ...MerchantSettings.properties,
    ip: Type.String(),
    maintenance: Type.Boolean(),
    maintenanceEnd: Type.Optional(Type.String()),
    regionRestriction: Type.Boolean(),
    gameMatches: Type.Array(GameListed, { description: 'as in `games.gameMatch`' }),
  }),
  errors: [],
})
