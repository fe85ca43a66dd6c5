import Type, { type Static } from 'typebox'

/** Feature flags with their defaults; a merchant names only what differs (spec 1 §6, spec 2 §3). */
export const flagDefaults = {
  A2HS3: true,
  CBS3: true,
  FIREBASECREATEACC3: true,
  GEETEST3: false,
  GEETESTTEST3: false,
  GEETESTVCODE3: false,
  GOOGLELOGIN3: false,
  LOTTMINIGAME3: false,
  SEALOTTMINIGAME3: false,
  MANDATORYAPPUPDATES3: false,
  MOBILENUMPASSREG3: true,
  MOBILEAUTOLOGIN3: true,
  PWDEXPFORCECHANGE3: false,
  REWCEN3: true,
  STARTGAMEINAPP3: false,
  UPDATEMOBILEICC3: true,
} as const satisfies Record<string, boolean>

export type Flag = keyof typeof flagDefaults
export type Flags = Readonly<Record<Flag, boolean>>

/** What each one switches on. */
const meanings: Readonly<Record<Flag, string>> = {
  A2HS3: 'install prompt for the home screen',
  CBS3: 'customer-service chat',
  FIREBASECREATEACC3: 'an unknown social identity may register as a new member',
  GEETEST3: 'GeeTest captcha',
  GEETESTTEST3: 'GeeTest only for visitors in test mode (`isBgeTest=1`)',
  GEETESTVCODE3: 'GeeTest before an SMS code',
  GOOGLELOGIN3: 'Google one-tap',
  LOTTMINIGAME3: 'mini-game widget, version v1',
  SEALOTTMINIGAME3: 'mini-game widget, version s1 (SEA)',
  MANDATORYAPPUPDATES3: 'an app update cannot be put off',
  MOBILENUMPASSREG3: 'registration by mobile number asks for a password',
  MOBILEAUTOLOGIN3: 'automatic sign-in with the remembered login',
  PWDEXPFORCECHANGE3: 'an expired password must be changed',
  REWCEN3: 'reward centre and promotions',
  STARTGAMEINAPP3: 'games start inside the app or from the home screen only',
  UPDATEMOBILEICC3: 'dialling-code field',
}

const names = Object.keys(flagDefaults) as Flag[]

/** All flags, each present: what the web receives. */
export const Flags = Type.Object(Object.fromEntries(names.map(name => [name, Type.Boolean()])) as Record<Flag, Type.TBoolean>)

/** Only the flags a merchant sets. */
export const FlagOverrides = Type.Object(
  Object.fromEntries(names.map(name => [name, Type.Optional(Type.Boolean({ default: flagDefaults[name], description: meanings[name] }))])) as Record<
    Flag,
    Type.TOptional<Type.TBoolean>
  >,
  { additionalProperties: false },
)

/** The merchant's flags over the defaults. */
export const resolveFlags = (overrides: Static<typeof FlagOverrides>): Flags => ({ ...flagDefaults, ...overrides })
