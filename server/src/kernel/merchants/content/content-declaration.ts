import type { Static, TSchema } from 'typebox'
import type { Fault } from '#kernel/merchants/fault.ts'
import type { Report } from '#kernel/merchants/json/explain.ts'
import type { Sound } from '#kernel/merchants/json/sound.ts'
import type { MerchantFile } from '#kernel/merchants/merchant-file.ts'
import type { MerchantFolder } from '#kernel/merchants/merchant-folder.ts'
import type { PageSurroundings, ReadSurroundings, CheckSurroundings, AssetAddress } from './content-surroundings.ts'

/** Undefined if pages carry nothing of it. */
export type PageForm<Kept, Page> = [Page] extends [undefined] ? undefined : (value: Kept, about: PageSurroundings) => Page

/** Another kind of content, which a declaration reads too. */
export interface BesideKind {
  read(folder: MerchantFolder, outside: ReadSurroundings): { readonly sound: unknown; readonly keep?: (file: MerchantFile) => unknown }
}
export type Beside = Readonly<Record<string, BesideKind>>
export type SoundBeside<Others extends Beside> = { readonly [Name in keyof Others]: ReturnType<Others[Name]['read']>['sound'] }
export type KeptBeside<Others extends Beside> = { readonly [Name in keyof Others]: ReturnType<NonNullable<ReturnType<Others[Name]['read']>['keep']>> }

export interface ContentDeclaration<Schema extends TSchema, Kept, Page, Optional extends boolean, Others extends Beside> {
  /** Path below the merchant's folder. */
  readonly file: `${string}.json`
  /** Fields that name assets (`AssetFile`) or secrets (`SecretName`) are checked automatically, at any depth. */
  readonly schema: Schema
  /** The merchant may omit the file; its content of this kind is then undefined. */
  readonly optional?: Optional
  /** Other kinds that it refers to. */
  readonly beside?: Others
  /**
   * Checks what a schema cannot express. It gets all valid parts of the file, so that all faults are reported together; a report at a place
   * where the schema already found a fault is dropped, so that nothing is reported twice.
   */
  readonly check?: (value: Sound<Static<Schema>>, about: CheckSurroundings & { readonly beside: SoundBeside<Others> }, report: Report) => void
  /** Makes `merchant.content.<kind>`; if absent, that is the file's own value. */
  readonly keep?: (value: Static<Schema>, file: MerchantFile, assetAddress: AssetAddress, beside: KeptBeside<Others>) => Kept
  /** Makes what pages carry of it, which is the same for every visitor. */
  readonly page?: (value: Kept, about: PageSurroundings) => Page
}

/** The result of reading a declared file. */
export interface ContentRead<Schema extends TSchema, Kept> {
  /** The file's own value, if it has no fault. */
  readonly value?: Static<Schema>
  readonly sound: Sound<Static<Schema>> | undefined
  readonly faults: readonly Fault[]
  /** Names of the secrets that the file uses. */
  readonly secrets: readonly string[]
  /** Makes what is kept of it, if it has no fault. */
  readonly keep?: (file: MerchantFile) => Kept
}
