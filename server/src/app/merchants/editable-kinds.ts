import { strict } from '@foyer/contract/merchant/merchant-fields'
import { operatingFields } from '@foyer/contract/merchant/operating'
import Type, { type TObject } from 'typebox'
import type { DeclaredContent } from '#kernel/merchants/content/declare-content.ts'
import type { EditableKind } from '#kernel/merchants/merchant-overlay.ts'
import { contentKinds } from './content-kinds.ts'
import { merchantJson } from './merchant-json.ts'

const { properties } = merchantJson.schema as unknown as TObject

/** What staff may change by the console, by name: every kind of content, and the settings by which a merchant is run from day to day. */
export const editableKinds: ReadonlyMap<string, EditableKind> = new Map<string, EditableKind>([
  ...Object.entries<DeclaredContent>(contentKinds as never).map(
    ([name, { file, schema, optional }]) => [name, { name, file, schema, optional }] as const,
  ),
  [
    'operating',
    {
      name: 'operating',
      file: merchantJson.file,
      fields: operatingFields,
      schema: Type.Object(Object.fromEntries(operatingFields.flatMap(field => (properties[field] ? [[field, properties[field]]] : []))), strict),
      optional: false,
    },
  ],
])
