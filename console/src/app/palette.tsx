import { useEffect, useId, useRef, useState } from 'react'
import { closePalette } from '#frame/palette-store.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Icon } from '#ui/icon.tsx'
import { PaletteFoot } from './palette-foot.tsx'
import { PaletteResults } from './palette-results.tsx'
import { usePaletteFound } from './use-palette-found.ts'
import { useTake } from './use-take.ts'
import styles from './palette.module.css'

/** Finds and does everything from one field. */
export const Palette = () => {
  const t = useTexts('shell')
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  const [typed, type] = useState('')
  const [at, moveTo] = useState(0)
  const items = usePaletteFound(typed)
  const take = useTake()
  const current = items[Math.min(at, items.length - 1)]

  useEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  useEffect(() => {
    document.getElementById(`${id}-${current?.id}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, current?.id])

  const onKeyDown = (event: React.KeyboardEvent) => {
    const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }
    const step = steps[event.key]
    if (step !== undefined) {
      event.preventDefault()
      moveTo(items.length === 0 ? 0 : (Math.min(at, items.length - 1) + step + items.length) % items.length)
    }
    if (event.key === 'Enter') {
      event.preventDefault()
      take(current, event.metaKey || event.ctrlKey)
    }
  }

  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- Esc closes it too
    <dialog
      ref={dialog}
      className={styles.palette}
      aria-label={t('palette')}
      onCancel={event => {
        event.preventDefault()
        closePalette()
      }}
      onClick={event => {
        if (event.target === dialog.current) closePalette()
      }}
    >
      <div className={styles.input}>
        <Icon name="find" />
        <input
          role="combobox"
          aria-label={t('find')}
          aria-expanded={items.length > 0}
          aria-controls={`${id}-results`}
          aria-activedescendant={current && `${id}-${current.id}`}
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck={false}
          placeholder={t('find')}
          value={typed}
          onKeyDown={onKeyDown}
          onChange={event => {
            type(event.target.value)
            moveTo(0)
          }}
        />
        <button type="button" className="link" aria-label={t('close')} onClick={closePalette}>
          <Icon name="close" />
        </button>
      </div>
      <PaletteResults id={id} items={items} current={current} typed={typed} onPoint={moveTo} onTake={take} />
      <PaletteFoot />
    </dialog>
  )
}
