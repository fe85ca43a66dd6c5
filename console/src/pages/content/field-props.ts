import type { ComponentType } from 'react'
import type { Schema } from './schema-rules.ts'
import type { Path } from './value-rules.ts'

/** What every field of the form is handed. */
export interface FieldProps {
  /** Empty for an entry of a list, whose title stands above it. */
  name: string
  label: string
  schema: Schema
  isRequired: boolean
  path: Path
  value: unknown
  onChange: (value: unknown) => void
}

export interface EntriesProps {
  label: string
  hint: string
  item: Schema
  path: Path
  value: unknown
  onChange: (value: unknown) => void
  /** Draws a field: an entry has fields of its own. */
  field: ComponentType<FieldProps>
}
