import { pictureFile, share, sharesFile } from '#device/share-and-save.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { shareIcon } from '#ui/icons/late-icons.ts'
import { Sheet } from '#ui/windows/dialog.tsx'
import { ServerPicture } from './server-picture.tsx'
import styles from './poster-sheet.module.css'

interface PosterSheetProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly address: string
  /** What goes with the picture when it is shared. */
  readonly shared: Required<Pick<ShareData, 'title' | 'text' | 'url'>>
}

/** A poster with the player's link: to share as a picture, to download, or to save by a long press where neither works. */
export const PosterSheet = ({ open, onClose, address, shared }: PosterSheetProps) => {
  const t = useTexts('referral')
  const shell = useTexts('shell')
  const pass = async () => {
    // Without the picture, or where the browser shares none, the words and the link are passed on alone.
    const file = await pictureFile(address, `${shared.title}.png`).catch(() => undefined)
    await share(file && sharesFile(file) ? { ...shared, files: [file] } : shared)
  }
  return (
    <Sheet open={open} title={t('poster')} closeLabel={shell('close')} onClose={onClose}>
      <div className={styles.sheet}>
        <ServerPicture className={styles.poster} src={address} width={1080} height={1440} alt={t('poster')} />
        <p className={styles.hint}>{t('hold_picture')}</p>
        <div className={styles.actions}>
          <Button wide onClick={() => void pass()}>
            <Icon glyph={shareIcon} small /> {t('share')}
          </Button>
          <a className={styles.save} href={address} download={`${shared.title}.png`}>
            {shell('save')}
          </a>
        </div>
      </div>
    </Sheet>
  )
}
