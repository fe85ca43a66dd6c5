import { useId, useRef, type ChangeEvent } from 'react'
import { showAlert } from '#notices/notices.ts'
import { useFormat } from '#texts/use-format.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { closeIcon, pictureIcon } from '#ui/icons/late-icons.ts'
import { shrinkPicture } from './shrink-picture.ts'
import styles from './picture-field.module.css'

interface PictureFieldProps {
  /** JPEG in base64, as they are sent. */
  readonly pictures: readonly string[]
  readonly most: number
  /** Below the pictures: which ones. */
  readonly hint: string
  readonly onChange: (change: (pictures: string[]) => string[]) => void
}

/** The pictures that are sent along. Each is made smaller at once, so that a file that is no picture is refused here. */
export const PictureField = ({ pictures, most, hint, onChange }: PictureFieldProps) => {
  const t = useTexts('feedback')
  const errors = useTexts('errors')
  const format = useFormat()
  const file = useRef<HTMLInputElement>(null)
  const id = useId()

  const choose = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const chosen = [...(currentTarget.files ?? [])]
    // The same picture can be chosen again.
    currentTarget.value = ''
    for (const one of chosen.slice(0, most - pictures.length)) {
      try {
        const picture = await shrinkPicture(one)
        onChange(all => [...all, picture].slice(0, most))
      } catch {
        showAlert(errors('picture.invalid'))
      }
    }
  }

  return (
    <div className={styles.field} role="group" aria-labelledby={id}>
      <span id={id} className={styles.label}>
        {t('pictures')}
      </span>
      <div className={styles.row}>
        {pictures.map((picture, at) => (
          <span key={picture} className={styles.shown}>
            <img className={styles.picture} src={`data:image/jpeg;base64,${picture}`} alt="" />
            <button
              type="button"
              className={styles.remove}
              aria-label={t('remove_picture', { number: format.number(at + 1) })}
              onClick={() => onChange(all => all.filter(one => one !== picture))}
            >
              <Icon glyph={closeIcon} small />
            </button>
          </span>
        ))}
        {pictures.length < most && (
          <button type="button" className={styles.add} aria-label={t('add_picture')} onClick={() => file.current?.click()}>
            <Icon glyph={pictureIcon} />
          </button>
        )}
      </div>
      <span className={styles.hint}>{hint}</span>
      <input ref={file} type="file" accept="image/*" multiple hidden onChange={event => void choose(event)} />
    </div>
  )
}
