import { useEffect, useId, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { closePalette } from '#frame/palette-store.ts'
import { useMay } from '#session/session.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Icon } from '#ui/icon.tsx'
import { Keys } from '#ui/keys.tsx'
import { found, markedParts } from './palette-rules.ts'
import { usePaletteItems, type Entry } from './use-palette-items.ts'
import styles from './palette.module.css'

/** A first “>” asks for acts alone. */
const ACTS_ONLY = '>'

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

const Words = ({ words, typed }: { words: string; typed: string }) => (
  <span className="cut">
    {markedParts(words, typed.replace(ACTS_ONLY, '')).map(({ text, isFound }, at) =>
      isFound ? <mark key={at}>{text}</mark> : <span key={at}>{text}</span>,
    )}
  </span>
)

/** Finds and does everything from one field. */
export const Palette = () => {
  const t = useTexts('shell')
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  const [, go] = useLocation()
  const [typed, type] = useState('')
  const [at, moveTo] = useState(0)
  const items = useFound(typed)
  const current = items[Math.min(at, items.length - 1)]

  useEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  useEffect(() => {
    document.getElementById(`${id}-${current?.id}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, current?.id])

  const take = (item: Entry | undefined, inNewTab: boolean) => {
    if (!item || item.off !== undefined) return
    if (inNewTab && item.href !== undefined) {
      window.open(item.href, '_blank', 'noopener')
      return
    }
    closePalette()
    item.act?.()
    if (item.href !== undefined) go(item.href)
  }

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
            onPointerMove={() => moveTo(place)}
            onClick={event => take(item, event.metaKey || event.ctrlKey)}
          >
            <Icon name={item.icon} />
            <Words words={item.words} typed={typed} />
            <span className={styles.beside}>{item.off ?? item.beside ?? (item.keys && <Keys keys={item.keys} />)}</span>
          </div>,
        ])}
        {items.length === 0 && <p className={styles.none}>{t('nothing_found', { typed })}</p>}
      </div>
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
    </dialog>
  )
}
