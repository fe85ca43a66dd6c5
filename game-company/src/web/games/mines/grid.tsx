import { useRef } from 'preact/hooks'
import type { MinesShown } from '#games/mines/rules.ts'
import type words from '#web/texts/mines/en.json'
import { useWords } from '#web/words.ts'
import { Drawing, Drawings } from './drawings.tsx'
import { lookOf, neighbour, tiles } from './tile-look.ts'
import styles from './grid.module.css'

interface GridProps {
  readonly shown: MinesShown | undefined
  /** Whether the player may open a tile now. */
  readonly isOpen: boolean
  /** Whether the round has ended with more than the stake. */
  readonly isWin: boolean
  /** The tile that is being opened. */
  readonly pending: number | undefined
  readonly onOpen: (tile: number) => void
}

/** The bed of shells. Every tile is a button; the arrow keys go from one to the next. */
export const Grid = ({ shown = { opened: [] }, isOpen, isWin, pending, onOpen }: GridProps) => {
  const word = useWords<typeof words>('mines')
  const bed = useRef<HTMLDivElement>(null)
  const onKeyDown = (event: KeyboardEvent): void => {
    const buttons = [...(bed.current?.querySelectorAll('button') ?? [])]
    const from = buttons.findIndex(button => button === document.activeElement)
    const to = from < 0 ? undefined : neighbour(from, event.key, document.dir === 'rtl')
    if (to === undefined) return
    event.preventDefault()
    buttons[to]?.focus()
  }
  return (
    <>
      <Drawings />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the arrow keys of the buttons inside */}
      <div
        class={styles.bed}
        role="group"
        aria-label={word('name')}
        ref={bed}
        onKeyDown={onKeyDown}
        data-open={isOpen}
        data-lost={shown.mines !== undefined && !isWin}
      >
        {tiles.map(tile => {
          const look = lookOf(tile, shown)
          const name = look.endsWith('pearl') ? 'pearl' : look.endsWith('urchin') ? 'urchin' : 'shell'
          return (
            <button
              key={tile}
              type="button"
              class={styles.tile}
              data-look={look}
              data-pending={pending === tile}
              aria-disabled={!isOpen || look !== 'closed'}
              aria-label={`${tile + 1}: ${word(name)}`}
              onClick={() => isOpen && look === 'closed' && onOpen(tile)}
            >
              <Drawing name={name} />
            </button>
          )
        })}
      </div>
    </>
  )
}
