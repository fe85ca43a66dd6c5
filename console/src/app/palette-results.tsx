import { useTexts } from '#texts/use-texts.ts'
import { Icon } from '#ui/icon.tsx'
import { Keys } from '#ui/keys.tsx'
import { ACTS_ONLY, markedParts } from './palette-rules.ts'
import type { Entry } from './use-palette-items.ts'
import styles from './palette.module.css'

const Words = ({ words, typed }: { words: string; typed: string }) => (
  <span className="cut">
    {markedParts(words, typed.replace(ACTS_ONLY, '')).map(({ text, isFound }, at) =>
      isFound ? <mark key={at}>{text}</mark> : <span key={at}>{text}</span>,
    )}
  </span>
)

interface Props {
  /** Of the palette: those of the list and of its items begin with it. */
  id: string
  items: readonly Entry[]
  current: Entry | undefined
  typed: string
  onPoint: (place: number) => void
  onTake: (item: Entry, inNewTab: boolean) => void
}

/** What was found, by groups. */
export const PaletteResults = ({ id, items, current, typed, onPoint, onTake }: Props) => {
  const t = useTexts('shell')
  return (
    <div className={styles.results} id={`${id}-results`} role="listbox" aria-label={t('results')}>
      {items.map((item, place) => [
        items[place - 1]?.group !== item.group && (
          <div key={item.group} className={styles.group} role="presentation">
            {item.group}
          </div>
        ),
        // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the field has the focus and hears the keys
        <div
          key={item.id}
          id={`${id}-${item.id}`}
          className={styles.item}
          role="option"
          aria-selected={item === current}
          aria-disabled={item.off !== undefined}
          onPointerMove={() => onPoint(place)}
          onClick={event => onTake(item, event.metaKey || event.ctrlKey)}
        >
          <Icon name={item.icon} />
          <Words words={item.words} typed={typed} />
          <span className={styles.beside}>{item.off ?? item.beside ?? (item.keys && <Keys keys={item.keys} />)}</span>
        </div>,
      ])}
      {items.length === 0 && <p className={styles.none}>{t('nothing_found', { typed })}</p>}
    </div>
  )
}
