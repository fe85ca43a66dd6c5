import { AppIcon } from '#blocks/site/install/app-face.tsx'
import { currentDevice } from '#blocks/site/install/current-device.ts'
import { Rating } from '#blocks/site/install/rating.tsx'
import { useInstall } from '#blocks/site/install/use-install.ts'
import { useSettings } from '#merchant/page-data.tsx'
import { openPrompt, usePromptShown } from '#notices/prompt-queue.ts'
import { useMember } from '#session/use-member.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { IconButton } from '#ui/icons/icon-button.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { closeIcon, giftIcon } from '#ui/icons/late-icons.ts'
import { isBarShown, OFFERS } from './download-bar-rules.ts'
import { hideBar, useBarHidden } from './download-memory.ts'
import { useFloating } from './use-floating.ts'
import { useGift } from './use-gift.ts'
import styles from './download-bar.module.css'

/** The sticky download bar (spec 2 §4), above the tab bar. The page gets extra space of its height at the end, where it is not visible, so that nothing moves. */
export const DownloadBar = () => {
  const t = useTexts('install')
  const shell = useTexts('shell')
  const { merchantName, download } = useSettings()
  const hidden = useBarHidden()
  const { member } = useMember()
  const { getApp, addToScreen } = useInstall()
  const gift = useGift()
  const { bar, floats } = useFloating()
  const covered = OFFERS.includes(usePromptShown())
  const { insideApp } = currentDevice()
  const way = getApp ?? addToScreen
  const rankLevel = member?.clubLabel?.rankLevel
  if (!way || !isBarShown({ hidden, insideApp, hasWay: true, rankLevel, settings: download })) return null

  const close = () => {
    hideBar()
    openPrompt('app-window')
  }
  return (
    <>
      {floats && <div className={styles.room} />}
      <aside
        ref={bar}
        className={classes(styles.bar, !floats && styles.resting)}
        aria-label={merchantName}
        data-floating={floats ? 'low' : undefined}
        hidden={covered}
      >
        <div className={styles.plate}>
          <AppIcon />
          <div className={styles.words}>
            <p className={styles.name}>
              <bdi>{merchantName}</bdi>
              <Rating />
            </p>
            <p className={styles.text}>
              {gift && (
                <span className={styles.gift}>
                  <Icon glyph={giftIcon} small />
                </span>
              )}
              <span>{t(gift ? 'bar_gift' : 'bar_text')}</span>
            </p>
          </div>
          <Button small onClick={way}>
            {t('bar_download')}
          </Button>
          <IconButton glyph={closeIcon} label={shell('close')} onClick={close} />
        </div>
      </aside>
    </>
  )
}
