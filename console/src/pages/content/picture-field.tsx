import { useState } from 'react'
import { errorWords } from '#request/error-words.ts'
import { useAct, useOp } from '#request/use-op.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Select } from '#ui/select.tsx'
import { useFault, useForm } from './form-context.ts'
import { pointerOf, type Path } from './value-rules.ts'
import styles from './content.module.css'

interface Props {
  label: string
  path: Path
  value: unknown
  isRequired: boolean
  onChange: (value: unknown) => void
}

const base64Of = async (file: File): Promise<string> => {
  const bytes = new Uint8Array(await file.arrayBuffer())
  return btoa(bytes.reduce((text, byte) => text + String.fromCharCode(byte), ''))
}

/** moon-night.png → moon-night */
const nameOfFile = (name: string): string =>
  name
    .toLowerCase()
    .replace(/\.[^.]*$/, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 40) || 'picture'

/** A picture of the merchant, or a new one. */
export const PictureField = ({ label, path, value, isRequired, onChange }: Props) => {
  const t = useTexts('content')
  const { merchant, pictures, isReadOnly } = useForm()
  const fault = useFault(pointerOf(path))
  const [added, setAdded] = useState<readonly string[]>([])
  const name = typeof value === 'string' ? value : ''
  const all = [...new Set([...added, ...pictures, ...(name === '' ? [] : [name])])].toSorted()
  const read = useOp('content.picture', all.includes(name) ? { name } : undefined, merchant)
  const { act, busy, error } = useAct('content.upload')
  const upload = async (file: File | undefined) => {
    if (!file) return
    const answer = await act({ name: nameOfFile(file.name), picture: await base64Of(file) }, merchant)
    if (!answer) return
    setAdded([...added, answer.name])
    onChange(answer.name)
  }
  return (
    <div className={styles.picture}>
      <div className={styles.frame}>
        {read.value && name !== '' ? (
          <img alt={name} src={`data:${read.value.type};base64,${read.value.data}`} />
        ) : (
          <span className="m s">{t('no_picture')}</span>
        )}
      </div>
      <div className="grow">
        <Select
          label={label}
          value={name}
          onChange={chosen => onChange(chosen === '' && !isRequired ? undefined : chosen)}
          options={[{ value: '', words: t(isRequired ? 'choose_picture' : 'without') }, ...all.map(one => ({ value: one, words: one }))]}
          fault={fault}
        />
        {!isReadOnly && (
          <label className={styles.upload}>
            <span className="link">{busy ? t('uploading') : t('upload')}</span>
            <input className="unseen" type="file" accept="image/jpeg,image/png,image/webp" onChange={event => void upload(event.target.files?.[0])} />
          </label>
        )}
        {error !== undefined && <p className={styles.fault}>{errorWords(error)}</p>}
      </div>
    </div>
  )
}
