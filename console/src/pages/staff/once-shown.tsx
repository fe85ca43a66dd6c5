import type { ReactNode } from 'react'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { Dialog, DialogFoot } from '#ui/dialog.tsx'
import { sayDone } from '#ui/toast.tsx'
import styles from './staff.module.css'

interface OnceShownProps {
  title: string
  about: string
  /** What is shown this once: a link, a token. */
  words: string
  /** What is said once it is in the clipboard. */
  copied: string
  onClose: () => void
  children?: ReactNode
}

/** A secret that is never shown again, to be copied. */
export const OnceShown = ({ title, about, words, copied, onClose, children }: OnceShownProps) => {
  const t = useTexts('staff')
  return (
    <Dialog title={title} about={about} onClose={onClose}>
      <div className="stack">
        <p className={styles.linkBox}>
          <span className="mono grow">{words}</span>
          <Button small onPress={() => void navigator.clipboard.writeText(words).then(() => sayDone(copied))}>
            {t('copy')}
          </Button>
        </p>
        {children}
        <DialogFoot>
          <span />
          <Button kind="go" onPress={onClose}>
            {t('done')}
          </Button>
        </DialogFoot>
      </div>
    </Dialog>
  )
}
