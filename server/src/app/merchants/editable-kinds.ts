import { strict } from '@foyer/contract/merchant/merchant-fields'
import { operatingFields } from '@foyer/contract/merchant/operating'
import Type, { type TObject } from 'typebox'
import type { DeclaredContent } from '#kernel/merchants/content/declare-content.ts'
import { fieldsOfFile, wholeFile, type EditableKind } from '#kernel/merchants/merchant-overlay.ts'
import { ownWords } from '#kernel/merchants/own-words.ts'
import { contentKinds } from './content-kinds.ts'
import { merchantJson } from './merchant-json.ts'

const { properties } = merchantJson.schema as unknown as TObject

/** What staff may change by the console, by name: every kind of content, the merchant's own words, and the settings by which it is run from day to day. */
export const editableKinds: ReadonlyMap<string, EditableKind> = new Map<string, EditableKind>([
  ...Object.entries<DeclaredContent>(contentKinds as never).map(
    ([name, { file, schema, optional }]) => [name, { name, file, schema, optional, ...wholeFile(file) }] as const,
  ),
  [ownWords.name, ownWords],
  [
    'operating',
    {
      name: 'operating',
      file: merchantJson.file,
      schema: Type.Object(Object.fromEntries(operatingFields.flatMap(field => (properties[field] ? [[field, properties[field]]] : []))), strict),
      optional: false,
      ...fieldsOfFile(merchantJson.file, operatingFields, 'operating'),
    },
  ],
])
