import { useEffect, useId, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { closePalette } from '#frame/palette-store.ts'
import { useMay } from '#session/session.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Icon } from '#ui/icon.tsx'
import { Keys } from '#ui/keys.tsx'
import { PaletteResults } from './palette-results.tsx'
import { ACTS_ONLY, found } from './palette-rules.ts'
import { usePaletteItems, type Entry } from './use-palette-items.ts'
import styles from './palette.module.css'

const useFound = (typed: string): readonly Entry[] => {
  const t = useTexts('shell')
  const all = usePaletteItems()
  const may = useMay()
  if (typed.startsWith(ACTS_ONLY)) {
    return found(
      all.filter(({ group }) => group === t('group_acts')),
      typed.slice(1),
    )
  }
  const words = typed.trim()
  if (words === '' || !may('members.read')) return found(all, typed)
  // By Enter and not with each letter: every search for members is recorded.
  const member: Entry = {
    id: 'find-member',
    group: t('group_members'),
    words: t('find_member', { typed: words }),
    icon: 'members',
    href: `/members?q=${encodeURIComponent(words)}`,
    beside: t('is_recorded'),
  }
  return [...found(all, typed), member]
}

const Foot = () => {
  const t = useTexts('shell')
  return (
    <footer className={styles.foot}>
      <Keys keys={['↑', '↓']} />
      {t('key_move')}
      <Keys keys={['↵']} />
      {t('key_open')}
      <span className="end row">
        <Keys keys={['>']} />
        {t('acts_only')}
        <Keys keys={['Esc']} />
        {t('close')}
      </span>
    </footer>
  )
}

/** Goes to what was found, or does it. */
const useTake = () => {
  const [, go] = useLocation()
  return (item: Entry | undefined, inNewTab: boolean) => {
    if (!item || item.off !== undefined) return
    if (inNewTab && item.href !== undefined) {
      window.open(item.href, '_blank', 'noopener')
      return
    }
    closePalette()
    item.act?.()
    if (item.href !== undefined) go(item.href)
  }
}

/** Finds and does everything from one field. */
export const Palette = () => {
  const t = useTexts('shell')
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  const [typed, type] = useState('')
  const [at, moveTo] = useState(0)
  const items = useFound(typed)
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
      <Foot />
    </dialog>
  )
}
