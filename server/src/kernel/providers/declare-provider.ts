import type { Flags } from '@foyer/contract/flags'
import { strict } from '@foyer/contract/merchant/merchant-fields'
import type { PixelScript } from '@foyer/contract/tracking/pixels'
import type { Logger } from 'pino'
import Type, { type Static, type TLiteral, type TObject, type TSchema } from 'typebox'
import type { Config } from '#kernel/config.ts'
import type { Report } from '#kernel/merchants/json/explain.ts'
import type { Sound } from '#kernel/merchants/json/sound.ts'
import type { Origins } from '#kernel/pages/document/content-policy.ts'
import type { ProviderMerchant } from './provider-merchant.ts'

/** The interface of each kind of provider; each subject adds those of its own in its `subject.ts`. */
export interface ProviderKinds {}

/** What providers may use; subjects add stores of their own. */
export interface ProviderParts {
  readonly clock: () => Date
  readonly log: Pick<Logger, 'warn'>
  readonly randomToken: (bytes: number) => string
  readonly fetch: typeof globalThis.fetch
  readonly mode: Config['mode']
  readonly paymentSandbox: Config['paymentSandbox']
  readonly gameVendor: Config['gameVendor']
  readonly fcmUrl: Config['fcmUrl']
  /** A merchant's secret by its name (`MerchantSource.secret`). */
  readonly secret: (code: string, name: string) => string | undefined
}

type Properties = Readonly<Record<string, TSchema>>
type ValuesOf<Fields extends Properties> = Static<TObject<Fields>>

/** A merchant's settings for a provider, and the values of its secrets. */
export interface ProviderAccount<Settings extends Properties, Secrets extends Properties> {
  readonly settings: ValuesOf<Settings>
  /** By the setting that names the secret; undefined if an optional setting names none. */
  readonly secrets: { readonly [Key in keyof ValuesOf<Secrets>]: string }
}

/** The arguments of a provider's `create`. */
type CreateParts<Settings extends Properties, Secrets extends Properties> = ProviderParts & {
  /** Undefined if the merchant did not choose this provider. Throws if a named secret is not set. */
  readonly accountOf: (merchant: ProviderMerchant) => ProviderAccount<Settings, Secrets> | undefined
}

interface ProviderDeclaration<
  Kind extends keyof ProviderKinds,
  Name extends string,
  Settings extends Properties,
  Secrets extends Properties,
  Provider extends ProviderKinds[Kind],
  Block extends string | undefined,
> {
  readonly kind: Kind
  /** The name by which merchants choose it. */
  readonly name: Name
  /** A description for the table of settings. */
  readonly description: string
  /** The setting of merchant.json that holds this provider's settings; if absent, a merchant chooses it by `"<kind>": { "provider": "<name>", … }`. */
  readonly block?: Block
  readonly settings: Settings
  /** The settings that name a secret: each a `SecretName`, perhaps optional. No other secret can be read. */
  readonly secrets: Secrets
  /** Checks what a schema cannot express; `settings` is undefined if the merchant did not choose this provider. Paths start at the provider's settings. */
  readonly check?: (settings: Sound<ValuesOf<Settings & Secrets>> | undefined, about: CheckFacts, report: Report) => void
  /** The origins that pages must reach, if the provider has a part in the browser. */
  readonly origins?: (settings: ValuesOf<Settings & Secrets>, flags: Flags, process: OriginFacts) => Origins
  /** The scripts that pages load for it, once the visitor agrees. */
  readonly scripts?: (settings: ValuesOf<Settings>) => readonly PixelScript[]
  readonly create: (parts: CreateParts<Settings, Secrets>) => Provider
}

/** What the environment says of origins. */
export type OriginFacts = Pick<Config, 'gameVendor'>

/** The setting that chooses it among providers in the same place. */
type Choice<Name extends string, Block> = Block extends string ? unknown : { readonly provider: TLiteral<Name> }

/** What the check may use besides the provider's settings. */
type CheckFacts = {
  readonly flags: Sound<Partial<Flags>>
  /** False in production. */
  readonly allowDemo: boolean
}

/** Declares a provider: its settings, their checks, its origins and how it is created. List it among those of its kind in its subject to make it known. */
export const declareProvider = <
  const Kind extends keyof ProviderKinds,
  const Name extends string,
  Settings extends Properties,
  Secrets extends Properties,
  Provider extends ProviderKinds[Kind],
  const Block extends string | undefined = undefined,
>(
  declaration: ProviderDeclaration<Kind, Name, Settings, Secrets, Provider, Block>,
) => {
  const { kind, name, description, block, settings, secrets, check, origins, scripts } = declaration
  const place = (block ?? kind) as Block extends string ? Block : Kind

  /** This provider's settings in a merchant's file. */
  const settingsIn = (file: object): Readonly<Record<string, unknown>> | undefined => {
    const own: unknown = Reflect.get(file, place)
    if (typeof own !== 'object' || own === null) return undefined
    return block === undefined && Reflect.get(own, 'provider') !== name ? undefined : (own as Record<string, unknown>)
  }

  const secretsOf = (code: string, own: Readonly<Record<string, unknown>>, secret: ProviderParts['secret']) =>
    Object.fromEntries(
      Object.keys(secrets).flatMap(key => {
        const named = own[key]
        if (typeof named !== 'string') return []
        const value = secret(code, named)
        if (value === undefined) throw new Error(`the secret ${named} of ${code} is not set`)
        return [[key, value]]
      }),
    )

  return {
    kind,
    name,
    place,
    /** The schema of its settings in merchant.json. */
    schema: Type.Object(
      { ...(block === undefined && { provider: Type.Literal(name, { description }) }), ...settings, ...secrets } as Choice<Name, Block> &
        Settings &
        Secrets,
      { ...strict, description },
    ),
    check(file: object, about: CheckFacts, report: Report): void {
      // Values from the file have passed this provider's own schema, or are the valid parts.
      check?.(settingsIn(file) as Sound<ValuesOf<Settings & Secrets>> | undefined, about, (path, reason) => report(`/${place}${path}`, reason))
    },
    originsOf(file: object, flags: Flags, process: OriginFacts): Origins {
      const own = settingsIn(file)
      return own && origins ? origins(own as ValuesOf<Settings & Secrets>, flags, process) : {}
    },
    scriptsOf(file: object): readonly PixelScript[] {
      const own = settingsIn(file)
      return own && scripts ? scripts(own as ValuesOf<Settings>) : []
    },
    isChosen: (file: object): boolean => settingsIn(file) !== undefined,
    create: (parts: ProviderParts): Provider =>
      declaration.create({
        ...parts,
        accountOf({ code, file }) {
          const own = settingsIn(file)
          return own && ({ settings: own, secrets: secretsOf(code, own, parts.secret) } as unknown as ProviderAccount<Settings, Secrets>)
        },
      }),
  }
}

/** A declared provider, of whatever kind. */
export type DeclaredProvider = Pick<ReturnType<typeof declareProvider>, 'name' | 'place' | 'check' | 'originsOf' | 'scriptsOf' | 'isChosen'> & {
  readonly kind: keyof ProviderKinds
  readonly schema: TObject
}

/** The providers of one kind, from which merchants choose. */
export interface ProviderList {
  readonly kind: keyof ProviderKinds
  readonly list: readonly DeclaredProvider[]
  /**
   * Where a merchant names one of them by `"<kind>": { "provider": "<name>", … }`: the description of that setting, and whether it also says how many codes
   * may be sent. Absent where each has a setting of its own (`block`).
   */
  readonly choice?: { readonly description: string; readonly hasBudget?: true }
}
