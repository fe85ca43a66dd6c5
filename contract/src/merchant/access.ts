import Type from 'typebox'
import { Partner } from '#account/identity/partner.ts'
import { RegisterSetting } from '#account/registration/register-setting.ts'
import { LocalPath, oneOf, PASSWORD_MIN_LENGTH } from '#fields.ts'
import { HOME_PATH } from '#page-paths.ts'
import { LoginWay } from '#site/consolidated-settings.ts'
import { MOST_TABS, tabNames } from '#site/tabs.ts'
import { Host, optional, strict } from './merchant-fields.ts'

/** What holds where the merchant says nothing. */
export const accessDefaults = {
  /** The idle limit of a session, s (spec 1 §9). */
  idleSeconds: 300,
  /** How long what the law asks for is kept of a closed account, years (docs/personal-data.md). */
  closedAccountYears: 5,
  paths: { home: HOME_PATH, changePassword: '/m/changePsw' },
  registerWays: ['username', 'mobile'],
  loginWays: ['username', 'sms'],
  twoFactor: 'newNetwork',
  /** Spec 1 §4, A trusted device. */
  trustDays: 30,
  captcha: 'slider',
  /** Each code by SMS costs the merchant money, so it asks for a captcha unless the merchant says otherwise. */
  captchaScenes: { login: false, sms: true, register: false },
  /** Where the law of the merchant's market asks for more, the merchant says so. */
  minimumAge: 18,
  tabs: ['home', 'games', 'lottery', 'wallet', 'account'],
} as const

const Scene = (scene: keyof typeof accessDefaults.captchaScenes, where: string) =>
  optional(Type.Boolean({ default: accessDefaults.captchaScenes[scene], description: `ask for one ${where}` }))

/** How people come in and stay in. */
export const accessSettings = {
  paths: optional(
    Type.Object(
      {
        home: optional(Type.String({ ...LocalPath, default: accessDefaults.paths.home, description: 'the page after sign-in, and of the home tab' })),
        changePassword: optional(
          Type.String({ ...LocalPath, default: accessDefaults.paths.changePassword, description: 'the page where an expired password is changed' }),
        ),
      },
      strict,
    ),
  ),
  redirectHosts: optional(Type.Array(Host, { default: [], description: 'the hosts to which a redirectUrl may lead with a token' })),
  tabs: optional(
    Type.Array(oneOf(tabNames, { description: 'a place' }), {
      minItems: 2,
      maxItems: MOST_TABS,
      uniqueItems: true,
      default: [...accessDefaults.tabs],
      description: 'the places in the tabs, in this order; one that the merchant does not have is left out',
    }),
  ),
  beforeLoginGoRegister: optional(Type.Boolean({ default: false, description: 'visitors who must sign in are led to registration first' })),
  minimumAge: optional(
    Type.Integer({
      minimum: 18,
      maximum: 25,
      default: accessDefaults.minimumAge,
      description: 'the age that players confirm when they register, in years; `{{age}}` in texts and search metadata',
    }),
  ),
  closedAccountYears: optional(
    Type.Integer({
      minimum: 0,
      maximum: 30,
      default: accessDefaults.closedAccountYears,
      description: 'years for which what the law asks for is kept of a closed account (docs/personal-data.md)',
    }),
  ),
  session: optional(
    Type.Object(
      {
        idleSeconds: optional(
          Type.Integer({
            minimum: 60,
            maximum: 86_400,
            default: accessDefaults.idleSeconds,
            description: 'a session ends after this many seconds without use',
          }),
        ),
        bindToNetwork: optional(
          Type.Boolean({ default: false, description: 'a request from another network ends the session with token_ip_different' }),
        ),
      },
      strict,
    ),
  ),
  password: optional(
    Type.Object(
      {
        minLength: optional(
          Type.Integer({ minimum: PASSWORD_MIN_LENGTH, maximum: 64, default: PASSWORD_MIN_LENGTH, description: 'characters a new password needs' }),
        ),
        expiresAfterDays: optional(Type.Integer({ minimum: 1, description: 'an older password must be changed; never where absent' })),
      },
      strict,
    ),
  ),
  register: optional(
    Type.Partial(
      Type.Object({
        ...Type.Omit(RegisterSetting, ['passwordMinLength', 'captcha']).properties,
        enabled: Type.Boolean({ default: true, description: 'whether new members may register' }),
        ways: Type.Array(RegisterSetting.properties.ways.items, {
          minItems: 1,
          uniqueItems: true,
          default: accessDefaults.registerWays,
          description: 'the first one is shown first; mobile is not offered if no SMS can be sent',
        }),
        confirmation: Type.Boolean({ default: false, description: 'show the confirmation dialog after success' }),
        referral: Type.Boolean({ default: false, description: 'the form shows a referral code field' }),
      }),
      strict,
    ),
  ),
  login: optional(
    Type.Object(
      {
        ways: optional(
          Type.Array(LoginWay, {
            minItems: 1,
            uniqueItems: true,
            default: accessDefaults.loginWays,
            description: 'the first one is shown first; sms is not offered if no SMS can be sent',
          }),
        ),
      },
      strict,
    ),
  ),
  passkeys: optional(
    Type.Object(
      {
        offered: optional(Type.Boolean({ default: true, description: 'whether members may sign in by a passkey' })),
        domain: optional(
          Type.String({
            pattern: '^[a-z0-9-]+(\\.[a-z0-9-]+)*$',
            message: 'must be a host name in lower case without port and protocol, like brand.com',
            description:
              'the domain that all passkeys belong to: one of the hosts, or the domain above them; if absent, each host has its own. Who changes it takes every passkey away',
          }),
        ),
      },
      { ...strict, description: 'docs/passkeys.md' },
    ),
  ),
  twoFactor: optional(
    Type.Object(
      {
        ask: optional(
          Type.Union([Type.Literal('newNetwork'), Type.Literal('always'), Type.Literal('never')], {
            default: accessDefaults.twoFactor,
            description:
              'when a second factor is asked for: newNetwork at sign-ins by password, always at every one; a member may choose always (docs/two-factor.md)',
          }),
        ),
        trustDays: optional(
          Type.Integer({
            minimum: 0,
            maximum: 365,
            default: accessDefaults.trustDays,
            description:
              'how long a device that gave a second factor may be trusted, so that a new network alone does not ask again, in days; 0: never',
          }),
        ),
        payeeNameBesideOthers: optional(
          Type.Boolean({ default: false, description: 'accept the payee name even from members who have a stronger factor' }),
        ),
      },
      strict,
    ),
  ),
  captcha: optional(
    Type.Object(
      {
        scenes: optional(
          Type.Object(
            {
              login: Scene('login', 'at each sign-in'),
              sms: Scene('sms', 'before a code is sent by SMS'),
              register: Scene('register', 'before registering'),
            },
            { ...strict, description: 'the tasks that always need a captcha; after too many failed sign-ins one is needed in any case' },
          ),
        ),
        plain: optional(
          Type.Union([Type.Literal('slider'), Type.Literal('picture')], {
            default: accessDefaults.captcha,
            description: 'used if GeeTest is off (spec 1 §6)',
          }),
        ),
        regexp: optional(Type.Boolean({ default: false, description: 'clear the field of a picture at once after an error' })),
      },
      { ...strict, description: 'docs/captcha.md' },
    ),
  ),
  partners: optional(Type.Array(Partner, { description: 'partners whose assertions sign their users in (docs/third-party-login.md)' })),
}
