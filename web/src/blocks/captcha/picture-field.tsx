import { useTexts } from '#texts/use-texts.ts'
import { TextField } from '#ui/forms/text-field.tsx'
import { IconButton } from '#ui/icons/icon-button.tsx'
import { reloadIcon } from '#ui/icons/page-icons.ts'
import { Spinner } from '#ui/states/spinner.tsx'
import type { CaptchaController } from './captcha-controller.ts'
import type { Challenge } from './challenge.ts'
import styles from './picture-field.module.css'

interface PictureFieldProps {
  /** Null while it is being fetched; its space is reserved. */
  picture: Extract<Challenge, { kind: 'picture' }> | null
  letters: string
  controller: CaptchaController
}

/** More than any picture's letters, with room for surrounding spaces. */
const MAX_LENGTH = 16

/** The plain captcha: letters to read and type. */
export const PictureField = ({ picture, letters, controller }: PictureFieldProps) => {
  const t = useTexts('identity')
  return (
    <div className={styles.field}>
      <div className={styles.frame}>
        <span className={styles.picture}>
          {picture ? <img className={styles.drawn} src={picture.image} alt={t('captcha_picture_alt')} /> : <Spinner />}
        </span>
        <IconButton glyph={reloadIcon} plated label={t('captcha_new_picture')} onClick={() => controller.load(true)} />
      </div>
      <TextField
        name="captcha"
        label={t('captcha_picture')}
        placeholder={t('captcha_picture_placeholder')}
        value={letters}
        onChange={event => controller.type(event.currentTarget.value)}
        maxLength={MAX_LENGTH}
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        dir="ltr"
        enterKeyHint="go"
      />
    </div>
  )
}
