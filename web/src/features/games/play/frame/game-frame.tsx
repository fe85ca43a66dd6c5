import { Opening } from '#features/games/play/opening.tsx'
import { Standstill } from '#features/games/play/standstill.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { alertIcon } from '#ui/icons/icons.ts'
import type { FrameRules } from './frame-rules.ts'
import type { Frame } from './use-frame.ts'
import styles from './game-frame.module.css'

interface GameFrameProps {
  readonly title: string
  readonly name: string | undefined
  readonly image: string | undefined
  readonly rules: FrameRules
  readonly frame: Frame
  readonly back: string
  readonly onAgain: () => void
}

/** The vendor's page, and over it what is said until it is there. */
export const GameFrame = ({ title, name, image, rules: { src, sandbox }, frame: { ref, state, onLoad }, back, onAgain }: GameFrameProps) => {
  const t = useTexts('game')
  const shell = useTexts('shell')
  return (
    <>
      <iframe
        ref={ref}
        className={styles.frame}
        title={title}
        src={src}
        sandbox={sandbox}
        allow="autoplay; fullscreen; clipboard-write"
        referrerPolicy="strict-origin"
        onLoad={onLoad}
      />
      {(state === 'opening' || state === 'shown') && (
        <div className={classes(styles.over, state === 'shown' && styles.leaves)}>
          <Opening name={name} image={image} />
        </div>
      )}
      {state === 'slow' && (
        <div className={styles.over}>
          <Standstill glyph={alertIcon} title={t('slow')} text={t('slow_text')} back={back}>
            <Button wide onClick={onAgain}>
              {shell('retry')}
            </Button>
          </Standstill>
        </div>
      )}
    </>
  )
}
