import type { RanksContent } from '@foyer/contract/ranks/ranks-content'
import type { Brand } from './brand.ts'
import type { Fault } from './fault.ts'
import type { EditableKind, Overlay } from './merchant-overlay.ts'

export type WordsByLanguage = Readonly<Record<string, string>>

export type MerchantRank = RanksContent['ranks'][number]

/** The kinds of content that merchants may write, by name; each subject adds its own in its `subject.ts`. */
export interface ContentKinds {}

type ContentOf<Kind extends keyof ContentKinds> = ReturnType<NonNullable<ReturnType<ContentKinds[Kind]['read']>['keep']>>
type Optional = { [Kind in keyof ContentKinds]: undefined extends ContentOf<Kind> ? Kind : never }[keyof ContentKinds]

/** A merchant's content by kind; optional kinds may be undefined. */
export type MerchantContent = { readonly [Kind in Exclude<keyof ContentKinds, Optional>]: ContentOf<Kind> } & {
  readonly [Kind in Optional]?: ContentOf<Kind>
}

/** A validated merchant. Immutable: a changed folder gives a new object. */
export interface Merchant extends Brand {
  /** Its content files, by kind. */
  readonly content: MerchantContent
}

/** The merchant of a host name, and what its label means. */
export interface HostMatch {
  readonly merchant: Merchant
  readonly blocked: boolean
  /** The label of a wildcard host, if it is an affiliate code. */
  readonly affiliateCode: string | undefined
}

/** A merchant as it would be with other content; undefined if it could not be used. */
export interface Trial {
  readonly merchant: Merchant | undefined
  readonly faults: readonly Fault[]
}

/** Where merchants come from: their folders, and what staff have published instead of a folder's file. */
export interface MerchantSource {
  all(): readonly Merchant[]
  /** What is wrong in merchants' files now: such a merchant is not there, or as it was before. */
  faults(): readonly Fault[]
  byCode(code: string): Merchant | undefined
  /** `host` without port, lower case. */
  byHost(host: string): HostMatch | undefined
  /**
   * A secret that a setting of the merchant names, from SECRETS_DIR/<code>.json or the environment (`<CODE>__<NAME>`). Others are never
   * returned: only what a schema declares as a secret (`SecretName`) can be read.
   */
  secret(code: string, name: string): string | undefined
  /** The names of the secrets that settings of the merchant name, in order. */
  secretNames(code: string): readonly string[]
  /** A hash that changes with anything in the merchant's folder and with each secret that it uses. Never show it: it may tell a weak secret. */
  settingsHash(code: string): string | undefined
  /** The bytes of an asset, for the server to send. */
  asset(code: string, file: string): Promise<{ readonly body: Buffer; readonly type: string; readonly hash: string } | undefined>
  /** What staff may change, by name. */
  readonly kinds: ReadonlyMap<string, EditableKind>
  /** What the merchant's folder itself has of a kind, as JSON. */
  inFolder(code: string, kind: string): string | undefined
  /** Reads the merchant as it would be with this beside its folder, by the same checks as always. Changes nothing. */
  trial(code: string, overlay: Overlay): Trial
  close(): Promise<void>
}
