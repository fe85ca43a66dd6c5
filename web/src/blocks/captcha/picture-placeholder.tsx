import { useTexts } from '#texts/use-texts.ts'
import { TextField } from '#ui/forms/text-field.tsx'
import { IconButton } from '#ui/icons/icon-button.tsx'
import { reloadIcon } from '#ui/icons/page-icons.ts'
import { Spinner } from '#ui/states/spinner.tsx'
import styles from './picture-field.module.css'

/** Stands in the form until the picture's code has been loaded, and is as high, so that nothing moves. */
export const PicturePlaceholder = () => {
  const t = useTexts('identity')
  return (
    <div className={styles.field}>
      <div className={styles.frame}>
        <span className={styles.picture}>
          <Spinner />
        </span>
        <IconButton glyph={reloadIcon} plated disabled label={t('captcha_new_picture')} />
      </div>
      <TextField name="captcha" label={t('captcha_picture')} placeholder={t('captcha_picture_placeholder')} readOnly />
    </div>
  )
}
