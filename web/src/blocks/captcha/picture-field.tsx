import type { Asker, CaptchaController } from '#blocks/captcha/captcha-controller.ts'
import { useTexts } from '#texts/use-texts.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { reloadIcon } from '#ui/icons.ts'
import { TextField } from '#ui/text-field.tsx'
import styles from '#blocks/captcha/picture-field.module.css'

interface PictureFieldProps {
  asker: Extract<Asker, { kind: 'picture' }>
  letters: string
  controller: CaptchaController
}

/** The plain captcha: letters to read and type. */
export const PictureField = ({ asker, letters, controller }: PictureFieldProps) => {
  const t = useTexts('identity')
  return (
    <div className={styles.field}>
      <div className={styles.frame}>
        <img className={styles.picture} src={asker.image} alt={t('captcha_picture_alt')} width={400} height={128} />
        <IconButton glyph={reloadIcon} plated label={t('captcha_new_picture')} onClick={() => controller.load(true)} />
      </div>
      <TextField
        name="captcha"
        label={t('captcha_picture')}
        placeholder={t('captcha_picture_placeholder')}
        value={letters}
        onChange={event => controller.type(event.currentTarget.value)}
        maxLength={asker.length}
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
