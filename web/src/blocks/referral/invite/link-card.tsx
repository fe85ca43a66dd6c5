import { landingAt } from '@foyer/contract/landing'
import { linkPictureAddress } from '@foyer/contract/referral/picture-address'
import { useState } from 'react'
import { copyText } from '#device/clipboard.ts'
import { share } from '#device/share-and-save.ts'
import { useSettings } from '#merchant/page-data.tsx'
import { storedRegistrationInfo } from '#navigation/registration-info.ts'
import { showToast } from '#notices/notices.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { copyIcon, downloadIcon, pictureIcon, shareIcon } from '#ui/icons/late-icons.ts'
import { Skeleton } from '#ui/states/skeleton.tsx'
import { PosterSheet } from './poster-sheet.tsx'
import { ServerPicture } from './server-picture.tsx'
import { useOwnLine } from './use-own-line.ts'
import styles from './link-card.module.css'

interface LinkCardProps {
  /** The player's own referral code; a visitor has none and passes on the one they came by. */
  readonly code: string | undefined
}

const Known = ({ line, code }: LinkCardProps & { readonly line: string }) => {
  const t = useTexts('referral')
  const shell = useTexts('shell')
  const errors = useTexts('errors')
  const { merchantName } = useSettings()
  const [poster, setPoster] = useState(false)
  const { affiliateCode, referralCode } = storedRegistrationInfo()
  const codes = { affiliateCode, referralCode: code ?? referralCode }
  const link = landingAt(line, codes)
  const qr = linkPictureAddress('qr', { line, ...codes })
  const copy = async () => showToast((await copyText(link)) ? shell('copied') : errors('copy_failed'))
  const shared = { title: merchantName, text: t('share_text', { brand: merchantName }), url: link }
  const pass = async () => {
    if ((await share(shared)) === 'refused') await copy()
  }
  return (
    <>
      <ServerPicture className={styles.code} src={qr} width={720} height={720} alt={t('qr_label')} />
      <p className={styles.link}>
        <bdi>{link}</bdi>
      </p>
      <Button wide onClick={() => void pass()}>
        <Icon glyph={shareIcon} small /> {t('share')}
      </Button>
      <div className={styles.actions}>
        <button type="button" className={styles.action} onClick={() => void copy()}>
          <Icon glyph={copyIcon} />
          {t('copy_link')}
        </button>
        <a className={styles.action} href={qr} download={`${merchantName}-qr.png`}>
          <Icon glyph={downloadIcon} />
          {t('save_qr')}
        </a>
        <button type="button" className={styles.action} onClick={() => setPoster(true)}>
          <Icon glyph={pictureIcon} />
          {t('poster')}
        </button>
      </div>
      <PosterSheet open={poster} onClose={() => setPoster(false)} address={linkPictureAddress('poster', { line, ...codes })} shared={shared} />
    </>
  )
}

/** A player's own link on the fastest line: its QR code, and the ways to pass it on (spec 2 §6, Referral). */
export const LinkCard = ({ code }: LinkCardProps) => {
  const t = useTexts('referral')
  const line = useOwnLine()
  return (
    <section className={styles.card}>
      <h2 className={styles.heading}>{t('your_link')}</h2>
      {line === undefined ? (
        <div className={styles.waiting}>
          <Skeleton shape="panel" />
        </div>
      ) : (
        <Known line={line} code={code} />
      )}
    </section>
  )
}
