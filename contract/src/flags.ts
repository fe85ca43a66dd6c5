import Type, { type Static } from 'typebox'

/** Feature flags with their defaults; a merchant names only what differs (spec 1 §6, spec 2 §3). */
export const flagDefaults = {
  /** Install prompt for the home screen. */
  A2HS3: true,
  /** Customer-service chat. */
  CBS3: true,
  /** An unknown social identity may register as a new member. */
  FIREBASECREATEACC3: true,
  /** GeeTest captcha. */
  GEETEST3: false,
  /** GeeTest only for visitors in test mode (`isBgeTest=1`). */
  GEETESTTEST3: false,
  /** GeeTest before an SMS code. */
  GEETESTVCODE3: false,
  /** Google one-tap. */
  GOOGLELOGIN3: false,
  /** Mini-game widget, version v1. */
  LOTTMINIGAME3: false,
  /** Mini-game widget, version s1 (SEA). */
  SEALOTTMINIGAME3: false,
  /** An app update cannot be put off. */
  MANDATORYAPPUPDATES3: false,
  /** Registration by mobile number asks for a password. */
  MOBILENUMPASSREG3: true,
  /** Automatic sign-in with the remembered login. */
  MOBILEAUTOLOGIN3: true,
  /** An expired password must be changed. */
  PWDEXPFORCECHANGE3: false,
  /** Reward centre and promotions. */
  REWCEN3: true,
  /** Games start inside the app or from the home screen only. */
  STARTGAMEINAPP3: false,
  /** Dialling-code field. */
  UPDATEMOBILEICC3: true,
} as const satisfies Record<string, boolean>

export type Flag = keyof typeof flagDefaults
export type Flags = Readonly<Record<Flag, boolean>>

const names = Object.keys(flagDefaults) as Flag[]

/** All flags, each present: what the web receives. */
export const Flags = Type.Object(Object.fromEntries(names.map(name => [name, Type.Boolean()])) as Record<Flag, Type.TBoolean>)

/** Only the flags a merchant sets. */
export const FlagOverrides = Type.Object(
  Object.fromEntries(names.map(name => [name, Type.Optional(Type.Boolean())])) as Record<Flag, Type.TOptional<Type.TBoolean>>,
  { additionalProperties: false },
)

/** The merchant's flags over the defaults. */
export const resolveFlags = (overrides: Static<typeof FlagOverrides>): Flags => ({ ...flagDefaults, ...overrides })
