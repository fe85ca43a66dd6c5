import { memberStates } from '@foyer/contract/casework/ops/member-states'
import { useEffect, useRef } from 'react'
import { useTexts } from '#texts/use-texts.ts'
import { classes } from '#ui/classes.ts'
import { Icon } from '#ui/icon.tsx'
import { Keys } from '#ui/keys.tsx'
import { Chip } from '#ui/marks.tsx'
import type { MemberSearch } from './use-member-search.ts'
import styles from '#pages/members/members.module.css'

/** One field for everything that a member may be known by. */
export const SearchField = ({ search: { typed, setTyped } }: { search: MemberSearch }) => {
  const t = useTexts('members')
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  return (
    <div className={styles.searchField}>
      <Icon name="find" />
      <input
        ref={field}
        type="search"
        value={typed}
        aria-label={t('search_label')}
        placeholder={t('search_placeholder')}
        autoComplete="off"
        spellCheck={false}
        maxLength={254}
        onChange={event => setTyped(event.target.value)}
      />
      <span className={classes('s m', styles.searchHint)}>{t('search_hint')}</span>
      <Keys keys={['Esc']} />
    </div>
  )
}

/** How many were found by what; without a search, how the list may be narrowed. */
export const Narrow = ({ search: { q, tag, state, open, read, found } }: { search: MemberSearch }) => {
  const t = useTexts('members')
  const counts = Map.groupBy(found, ({ row }) => row.foundBy)
  return (
    <div className={classes('row wrap', styles.found)}>
      {q !== '' && read.value && <b>{t('found', { count: found.length })}</b>}
      {q !== '' &&
        [...counts].map(([by, rows]) => (
          <span key={by} className="q">
            {t('found_by', { count: rows.length, by: by === null ? '' : t(`by_${by}`) })}
          </span>
        ))}
      {q === '' && (
        <div className={classes('row wrap', styles.narrow)}>
          {memberStates.map(one => (
            <Chip key={one} on={state === one} onPress={() => open({ state: one })}>
              {t(`segment_${one}`)}
            </Chip>
          ))}
        </div>
      )}
      {tag !== '' && (
        <Chip removes onPress={() => open({ state })}>
          {t('tag_is', { tag })}
        </Chip>
      )}
    </div>
  )
}
