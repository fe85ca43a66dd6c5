import { memberStates } from '@foyer/contract/casework/ops/member-states'
import { useDeferredValue, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'wouter'
import { SplitPage } from '#frame/page.tsx'
import { useSettled } from '#frame/use-settled.ts'
import { useKey } from '#keys/use-keys.ts'
import { errorWords, requestIdOf } from '#request/error-words.ts'
import { useOpOfEach } from '#request/use-op.ts'
import { useMay, useMerchantsFor } from '#session/session.ts'
import { useTexts } from '#texts/use-texts.ts'
import { classes } from '#ui/classes.ts'
import { Icon } from '#ui/icon.tsx'
import { Keys } from '#ui/keys.tsx'
import { Chip } from '#ui/marks.tsx'
import { Failed, Nothing, Waiting } from '#ui/states.tsx'
import { ChosenBar } from './chosen-bar.tsx'
import { MemberTable, type FoundMember } from './member-table.tsx'
import styles from './members.module.css'

type State = (typeof memberStates)[number]

/** One field for everything that a member may be known by; beside it the lists that staff look at every day. */
export const SearchPage = () => {
  const t = useTexts('members')
  const may = useMay()
  const merchants = useMerchantsFor('members.read')
  const [query, setQuery] = useSearchParams()
  const [typed, setTyped] = useState(query.get('q') ?? '')
  const [chosen, setChosen] = useState<readonly string[]>([])
  const field = useRef<HTMLInputElement>(null)
  const q = useDeferredValue(useSettled(typed.trim()))
  const state = (memberStates.find(one => one === query.get('state')) ?? 'all') satisfies State
  const tag = query.get('tag') ?? ''

  useEffect(() => field.current?.focus(), [])
  useEffect(() => {
    setQuery(
      before => {
        const next = new URLSearchParams(before)
        if (q === '') next.delete('q')
        else next.set('q', q)
        return next
      },
      { replace: true },
    )
    setChosen([])
  }, [q, setQuery])
  useKey('escape', t('key_clear'), () => {
    if (chosen.length > 0) setChosen([])
    else setTyped('')
  })

  const wanted = q === '' ? { state, ...(tag !== '' && { tag }) } : { q }
  const read = useOpOfEach(
    'members.find',
    wanted,
    merchants.map(({ code }) => code),
  )
  const found: readonly FoundMember[] = (read.value ?? []).flatMap(({ merchant, value }) =>
    (value?.rows ?? []).map(row => ({ merchant, row, currency: value?.currency ?? '', decimals: value?.decimals ?? 0 })),
  )
  const failure = read.error ?? read.value?.find(({ error }) => error !== undefined)?.error
  const keyOf = ({ merchant, row }: FoundMember) => `${merchant} ${row.id}`
  const counts = Map.groupBy(found, ({ row }) => row.foundBy)
  const open = (next: { readonly state?: State; readonly tag?: string }) => {
    setTyped('')
    setChosen([])
    setQuery(new URLSearchParams(Object.entries(next).filter(([, value]) => value !== '' && value !== 'all')))
  }

  return (
    <SplitPage
      title={t('title')}
      open
      list={
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
      }
    >
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
      {failure !== undefined && found.length === 0 ? (
        <Failed requestId={requestIdOf(failure)} onAgain={read.again}>
          {errorWords(failure)}
        </Failed>
      ) : read.value === undefined ? (
        <Waiting rows={10} />
      ) : found.length === 0 ? (
        <Nothing below={q === '' ? undefined : t('nothing_below')}>{q === '' ? t('nothing_here') : t('nothing_found', { typed: q })}</Nothing>
      ) : (
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
      )}
      {chosen.length > 0 && <ChosenBar found={found.filter(one => chosen.includes(keyOf(one)))} onDone={() => setChosen([])} />}
    </SplitPage>
  )
}
