import { memberStates } from '@foyer/contract/casework/ops/member-states'
import { useEffect, useRef } from 'react'
import { SplitPage } from '#frame/page.tsx'
import { useKey } from '#keys/use-keys.ts'
import { errorWords, requestIdOf } from '#request/error-words.ts'
import { useMay, useMerchantsFor } from '#session/session.ts'
import { useTexts } from '#texts/use-texts.ts'
import { classes } from '#ui/classes.ts'
import { Icon } from '#ui/icon.tsx'
import { Keys } from '#ui/keys.tsx'
import { Chip } from '#ui/marks.tsx'
import { Failed, Nothing, Waiting } from '#ui/states.tsx'
import { ChosenBar } from './chosen-bar.tsx'
import { MemberTable } from './member-table.tsx'
import { keyOf, useMemberSearch, type MemberSearch } from './use-member-search.ts'
import styles from '#pages/members/members.module.css'

/** The lists that staff look at every day. */
const Segments = ({ search: { q, tag, state, open } }: { search: MemberSearch }) => {
  const t = useTexts('members')
  return (
    <nav className={styles.segments} aria-label={t('segments')}>
      <h2>{t('segments')}</h2>
      {memberStates.map(one => (
        <button
          key={one}
          type="button"
          data-row
          className={classes(styles.segment, q === '' && tag === '' && state === one && styles.on)}
          aria-current={q === '' && state === one ? 'true' : undefined}
          onClick={() => open({ state: one })}
        >
          {t(`segment_${one}`)}
        </button>
      ))}
      <p className="s m">{t('segments_note')}</p>
    </nav>
  )
}

/** One field for everything that a member may be known by. */
const SearchField = ({ search: { typed, setTyped } }: { search: MemberSearch }) => {
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
const Narrow = ({ search: { q, tag, state, open, read, found } }: { search: MemberSearch }) => {
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

const Found = ({ search: { q, read, found, failure, chosen, setChosen } }: { search: MemberSearch }) => {
  const t = useTexts('members')
  const may = useMay()
  const merchants = useMerchantsFor('members.read')
  if (failure !== undefined && found.length === 0) {
    return (
      <Failed requestId={requestIdOf(failure)} onAgain={read.again}>
        {errorWords(failure)}
      </Failed>
    )
  }
  if (read.value === undefined) return <Waiting rows={10} />
  if (found.length === 0) {
    return <Nothing below={q === '' ? undefined : t('nothing_below')}>{q === '' ? t('nothing_here') : t('nothing_found', { typed: q })}</Nothing>
  }
  return (
    <>
      <MemberTable
        found={found}
        typed={q}
        chosen={chosen}
        mayChoose={may('members.note') || may('members.lock')}
        showMerchant={merchants.length > 1}
        keyOf={keyOf}
        onChoose={(key, on) => setChosen(on ? [...chosen, key] : chosen.filter(one => one !== key))}
        onChooseAll={on => setChosen(on ? found.map(keyOf) : [])}
      />
      <p className={classes('s m', styles.footnote)}>{q === '' ? t('list_note', { count: found.length }) : t('search_note', { typed: q })}</p>
    </>
  )
}

/** One field for everything that a member may be known by; beside it the lists that staff look at every day. */
export const SearchPage = () => {
  const t = useTexts('members')
  const search = useMemberSearch()
  const { found, chosen, setChosen } = search
  useKey('escape', t('key_clear'), () => {
    if (chosen.length > 0) setChosen([])
    else search.setTyped('')
  })
  return (
    <SplitPage title={t('title')} open list={<Segments search={search} />}>
      <SearchField search={search} />
      <Narrow search={search} />
      <Found search={search} />
      {chosen.length > 0 && <ChosenBar found={found.filter(one => chosen.includes(keyOf(one)))} onDone={() => setChosen([])} />}
    </SplitPage>
  )
}
