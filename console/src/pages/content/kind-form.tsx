import type { MyMerchant } from '#session/session.ts'
import { FormContext } from './form-context.ts'
import { FormField } from './form-field.tsx'
import type { Kind } from './kind-faults.tsx'
import { kindWords } from './kind-words.ts'
import type { Schema } from './schema-rules.ts'
import { TextsForm } from './texts-form.tsx'
import styles from './content.module.css'

interface FormProps {
  merchant: MyMerchant
  kind: string
  read: Kind
  schema: Schema
  value: unknown
  mayEdit: boolean
  onWrite: (value: unknown) => void
}

export const KindForm = ({ merchant, kind, read, schema, value, mayEdit, onWrite }: FormProps) => (
  <FormContext
    value={{
      merchant: merchant.code,
      languages: read.languages,
      pictures: read.pictures,
      timeZone: merchant.timeZone,
      faults: (read.draft?.faults ?? []).filter(({ file }) => file.endsWith(read.file)),
      isReadOnly: !mayEdit,
    }}
  >
    <div className={styles.form} inert={!mayEdit}>
      {kind === 'texts' ? (
        <TextsForm value={value} onChange={onWrite} />
      ) : (
        <FormField name="" label={kindWords(kind)} schema={schema} isRequired path={[]} value={value} onChange={onWrite} />
      )}
    </div>
  </FormContext>
)
