import type { ComponentChildren } from 'preact'
import { useWords } from '#web/words.ts'
import { usePlay } from './play.ts'
import { Sheet } from './sheet.tsx'
import styles from './top-bar.module.css'

const percent = (share: number, language: string): string =>
  new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2, numberingSystem: 'latn' }).format(share)

/** “How it pays”: what the game says of itself, and what it returns. */
export const RulesSheet = ({ children, onClose }: { readonly children: ComponentChildren; onClose(): void }) => {
  const { opened } = usePlay()
  const word = useWords()
  return (
    <Sheet title={word('rules')} onClose={onClose}>
      <div class={styles.rules}>{children}</div>
      <p class={styles.return}>
        <span>{word('return')}</span>
        <strong>{percent(opened.returnToPlayer, opened.language)}</strong>
      </p>
      <p class={styles.hint}>{word('return_hint')}</p>
      {opened.leastReturn < opened.returnToPlayer && (
        <p class={styles.hint}>{word('return_least', { at_least: percent(Math.floor(opened.leastReturn * 10_000) / 10_000, opened.language) })}</p>
      )}
    </Sheet>
  )
}
