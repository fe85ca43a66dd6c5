import { KEPT_YEARS } from '@foyer/contract/privacy/kept-years'
import { paths } from '#navigation/paths.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Link } from '#ui/link.tsx'
import { Sheet } from '#ui/windows/dialog.tsx'
import { LastStep } from './last-step.tsx'
import styles from './close-sheet.module.css'

interface CloseSheetProps {
  open: boolean
  onClose: () => void
}

/** Says plainly what closing the account means, and closes it once nothing stands in the way. */
export const CloseSheet = ({ open, onClose }: CloseSheetProps) => {
  const t = useTexts('wallet')
  const shell = useTexts('shell')
  return (
    <Sheet open={open} title={t('close_account')} closeLabel={shell('close')} onClose={onClose}>
      <div className={styles.body}>
        <ul className={styles.points}>
          <li>{t('close_final')}</li>
          <li>{t('close_points')}</li>
          <li>{t('close_kept', { years: String(KEPT_YEARS) })}</li>
        </ul>
        <p>
          <Link href={paths.playSafely} className={styles.break}>
            {t('close_break')}
          </Link>
        </p>
        <LastStep />
      </div>
    </Sheet>
  )
}
