import { useTexts } from '#texts/use-texts.ts'
import { Keys } from '#ui/keys.tsx'
import styles from './palette.module.css'

export const PaletteFoot = () => {
  const t = useTexts('shell')
  return (
    <footer className={styles.foot}>
      <Keys keys={['↑', '↓']} />
      {t('key_move')}
      <Keys keys={['↵']} />
      {t('key_open')}
      <span className="end row">
        <Keys keys={['>']} />
        {t('acts_only')}
        <Keys keys={['Esc']} />
        {t('close')}
      </span>
    </footer>
  )
}
