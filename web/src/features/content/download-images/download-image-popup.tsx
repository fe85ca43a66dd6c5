import type { DownloadImage } from '@foyer/contract/content/download-images'
import { useId, useState } from 'react'
import { copyText } from '#device/clipboard.ts'
import { useSettings } from '#merchant/page-data.tsx'
import { useParts } from '#merchant/use-parts.ts'
import { storedRegistrationInfo } from '#navigation/registration-info.ts'
import { addressFrom } from '#navigation/use-navigate.ts'
import { showToast } from '#notices/notices.ts'
import { closePrompt } from '#notices/prompt-queue.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { IconButton } from '#ui/icons/icon-button.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { closeIcon, downloadIcon, linkIcon } from '#ui/icons/late-icons.ts'
import { Modal } from '#ui/windows/modal.tsx'
import { imagesToShow } from './download-image-rules.ts'
import { savePicture } from './save-picture.ts'
import { endForNow, noteSaved, savedNames } from './saved-images.ts'
import styles from './download-image-popup.module.css'

interface PictureProps {
  readonly picture: DownloadImage
  readonly id: string
  /** It was saved, or its link copied. */
  readonly onKept: () => void
}

const Picture = ({ picture: { groupName, image, fileName, alt, title, text }, id, onKept }: PictureProps) => {
  const t = useTexts('announcements')
  const shell = useTexts('shell')
  const { home } = useSettings().paths
  const [busy, setBusy] = useState(false)
  const [hold, setHold] = useState(false)

  const save = async () => {
    setBusy(true)
    const outcome = await savePicture(image, fileName).catch(() => 'failed' as const)
    setBusy(false)
    if (outcome === 'failed') showToast(t('save_failed'))
    if (outcome === 'hold') setHold(true)
    if (outcome !== 'saved') return
    showToast(t('picture_saved'))
    onKept()
  }
  const copy = async () => {
    const address = new URL(addressFrom(window.location, storedRegistrationInfo(), home), window.location.origin)
    if (!(await copyText(address.href))) return
    showToast(shell('copied'))
    onKept()
  }
  return (
    <>
      <img className={classes(styles.picture, hold && styles.held)} src={image} alt={alt} width={1080} height={1350} />
      <h2 id={`${id}-title`} className={styles.title} tabIndex={-1} data-focus>
        {title}
      </h2>
      <p id={`${id}-text`} className={styles.text}>
        {hold ? t('hold_to_save') : text}
      </p>
      <div className={styles.ways}>
        {hold ? (
          <Button wide onClick={onKept}>
            {t('got_it')}
          </Button>
        ) : (
          <Button wide busy={busy} busyLabel={shell('loading')} onClick={() => void save()}>
            <Icon glyph={downloadIcon} small />
            {t('save_picture')}
          </Button>
        )}
        {groupName === 'm_popup1' && (
          <Button wide look="quiet" onClick={() => void copy()}>
            <Icon glyph={linkIcon} small />
            {t('copy_link')}
          </Button>
        )}
      </div>
    </>
  )
}

/** The first picture that is new, then the second (spec 2 §4, Download-image popup). Closing hides both for this session. */
export const DownloadImagePopup = ({ open }: { readonly open: boolean }) => {
  const shell = useTexts('shell')
  const images = useParts().ready('downloadImages')?.images ?? []
  const [pictures] = useState(() => imagesToShow(images, savedNames(), false))
  const [at, setAt] = useState(0)
  const id = useId()
  const picture = pictures[at]

  const close = () => {
    endForNow()
    closePrompt('download-images')
  }
  const kept = () => {
    if (picture)
      noteSaved(
        picture.fileName,
        images.map(({ fileName }) => fileName),
      )
    if (at + 1 < pictures.length) setAt(at + 1)
    else closePrompt('download-images')
  }
  return (
    <Modal
      placement="centre"
      open={open && picture !== undefined}
      closable
      backdropCloses={false}
      onClose={close}
      titleId={`${id}-title`}
      textId={`${id}-text`}
    >
      <div className={styles.popup}>
        <div className={styles.close}>
          <IconButton plated glyph={closeIcon} label={shell('close')} onClick={close} />
        </div>
        {picture && <Picture key={picture.fileName} picture={picture} id={id} onKept={kept} />}
      </div>
    </Modal>
  )
}
