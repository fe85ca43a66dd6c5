import type { Lottery } from '@foyer/contract/lottery/list-lotteries'
import { Balls } from '#features/lottery/common/balls.tsx'
import { useTexts, useWords } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { IconButton } from '#ui/icons/icon-button.tsx'
import { closeIcon } from '#ui/icons/late-icons.ts'
import { isWhole } from './lines.ts'
import type { Lines } from './use-lines.ts'
import styles from './line-list.module.css'

/** The lines chosen so far; a tap opens one again. A single line stands in the editor alone. */
export const LineList = ({ lottery, lines: { lines, at, open, add, remove } }: { readonly lottery: Lottery; readonly lines: Lines }) => {
  const t = useTexts('lottery')
  const words = useWords('lottery')
  return (
    <>
      {lines.length > 1 && (
        <ul className={styles.lines}>
          {lines.map((line, place) => (
            <li key={place} className={classes(styles.line, place === at && styles.current)}>
              <button type="button" className={styles.open} aria-pressed={place === at} onClick={() => open(place)}>
                <span className={styles.name}>
                  {t('line', { number: place + 1 })}
                  {line.play !== null && ` · ${words(`play_${line.play}`)}`}
                  {line.units > 1 && ` · ×${line.units}`}
                </span>
                {isWhole(lottery, line) ? <Balls small balls={line.numbers.map(number => ({ number }))} /> : <span className={styles.name}>…</span>}
              </button>
              <IconButton glyph={closeIcon} label={t('remove_line', { number: place + 1 })} onClick={() => remove(place)} />
            </li>
          ))}
        </ul>
      )}
      {add && (
        <Button look="quiet" wide onClick={add}>
          {t('add_line')}
        </Button>
      )}
    </>
  )
}
