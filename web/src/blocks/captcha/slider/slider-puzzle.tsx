import type { CaptchaScene } from '@foyer/contract/captcha/captcha-fields'
import { useId, useLayoutEffect, useRef, type KeyboardEvent } from 'react'
import type { CaptchaController } from '#blocks/captcha/captcha-controller.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { IconButton } from '#ui/icons/icon-button.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { doubleRightIcon, leftIcon, rightIcon } from '#ui/icons/late-icons.ts'
import { checkIcon, reloadIcon } from '#ui/icons/page-icons.ts'
import { Spinner } from '#ui/states/spinner.tsx'
import { BUTTON_STEP, percentOf, stepOfKey } from './slider-rules.ts'
import { StepButton } from './step-button.tsx'
import { useGrip } from './use-grip.ts'
import { useSlider } from './use-slider.ts'
import styles from './slider-puzzle.module.css'

const png = (base64: string): string => `data:image/png;base64,${base64}`

type Slider = ReturnType<typeof useSlider>

/** The picture with the piece; until it is there, that it is coming. */
const Picture = ({ puzzle, drag }: { puzzle: Slider['puzzle']; drag: ReturnType<typeof useGrip> }) => {
  const t = useTexts('identity')
  return puzzle ? (
    <>
      <img className={styles.background} src={png(puzzle.background)} alt={t('captcha_slider_picture')} draggable={false} />
      <img className={styles.piece} src={png(puzzle.piece)} alt="" draggable={false} {...drag} />
    </>
  ) : (
    <span className={styles.wait}>
      <Spinner />
    </span>
  )
}

/** The picture, the piece, and three ways to move it: dragging, arrow keys, step buttons. It is not mirrored in any language. */
export const SliderPuzzle = ({ scene, controller }: { scene: CaptchaScene; controller: CaptchaController }) => {
  const t = useTexts('identity')
  const hintId = useId()
  const slider = useSlider(scene, controller)
  const { phase, puzzle, x, travel, isMovable, step, check, renew } = slider
  const frame = useRef<HTMLDivElement>(null)
  const track = useRef<HTMLDivElement>(null)
  const handle = useRef<HTMLDivElement>(null)

  // Set by script, because the page's content policy refuses style attributes.
  useLayoutEffect(() => {
    if (!puzzle) return
    const { style } = frame.current ?? {}
    style?.setProperty('--piece-left', `${(x / puzzle.width) * 100}%`)
    style?.setProperty('--piece-top', `${(puzzle.y / puzzle.height) * 100}%`)
    style?.setProperty('--piece-width', `${(puzzle.pieceSize / puzzle.width) * 100}%`)
    track.current?.style.setProperty('--along', String(travel ? x / travel : 0))
  }, [puzzle, x, travel])

  const drag = useGrip({ slider, track, handle })

  const onKeyDown = (event: KeyboardEvent): void => {
    const by = stepOfKey(event.key)
    if (by !== undefined) step(by, event.timeStamp)
    else if (event.key === 'Enter' || event.key === ' ') check(event.timeStamp)
    else return
    event.preventDefault()
  }

  const said = {
    loading: t('captcha_slider_hint'),
    ready: t('captcha_slider_hint'),
    checking: t('captcha_checking'),
    wrong: t('captcha_wrong'),
    right: t('captcha_right'),
  }[phase]

  return (
    <div className={classes(styles.puzzle, styles[phase])}>
      <div className={styles.head}>
        <p id={hintId} className={styles.hint} role="status">
          {said}
        </p>
        <IconButton glyph={reloadIcon} plated label={t('captcha_new_picture')} onClick={renew} />
      </div>
      <div ref={frame} className={styles.picture} dir="ltr">
        <Picture puzzle={puzzle} drag={drag} />
      </div>
      <div ref={track} className={styles.track} dir="ltr">
        <span className={styles.fill} />
        <span className={styles.words} aria-hidden="true">
          {t('captcha_slider_track')}
        </span>
        <div
          ref={handle}
          className={styles.handle}
          role="slider"
          tabIndex={0}
          aria-label={t('captcha_slider_name')}
          aria-describedby={hintId}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={travel ? percentOf(x, travel) : 0}
          aria-valuetext={`${travel ? percentOf(x, travel) : 0} %`}
          aria-disabled={!isMovable || undefined}
          onKeyDown={onKeyDown}
          {...drag}
        >
          {phase === 'checking' ? <Spinner /> : <Icon glyph={phase === 'right' ? checkIcon : doubleRightIcon} />}
        </div>
      </div>
      <div className={styles.steps} dir="ltr">
        <StepButton glyph={leftIcon} label={t('captcha_step_left')} onStep={at => step(-BUTTON_STEP, at)} />
        <Button look={x > 0 ? 'primary' : 'quiet'} small wide onClick={event => check(event.timeStamp)}>
          {t('captcha_check')}
        </Button>
        <StepButton glyph={rightIcon} label={t('captcha_step_right')} onStep={at => step(BUTTON_STEP, at)} />
      </div>
    </div>
  )
}
