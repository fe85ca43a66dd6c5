import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { emptyOf } from './empty-value.ts'
import { useForm } from './form-context.ts'
import type { Schema } from './schema-rules.ts'
import styles from './content.module.css'

/** A part of the content that may be left out as a whole. */
export const OptionalPart = ({ label, hint, schema, onAdd }: { label: string; hint: string; schema: Schema; onAdd: (value: unknown) => void }) => {
  const t = useTexts('content')
  const { isReadOnly } = useForm()
  return (
    <div className={styles.absent}>
      <span className={styles.label}>
        {label} <span className="m">{hint}</span>
      </span>
      {isReadOnly ? (
        <span className="m">{t('without')}</span>
      ) : (
        <Button small kind="plain" onPress={() => onAdd(emptyOf(schema))}>
          {t('add_part')}
        </Button>
      )}
    </div>
  )
}
