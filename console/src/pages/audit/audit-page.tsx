import { aboutKinds, staffEvents } from '@foyer/contract/ops/events'
import { useSearchParams } from 'wouter'
import { Page } from '#frame/page.tsx'
import { errorWords, requestIdOf } from '#request/error-words.ts'
import { useMay, useSession } from '#session/session.ts'
import { wordsOf } from '#texts/catalogues.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { Select } from '#ui/select.tsx'
import { Failed, Nothing, Waiting } from '#ui/states.tsx'
import { useChainCheck } from './chain-check.tsx'
import { EventTable } from './event-table.tsx'
import { useEvents } from './use-events.ts'
import styles from './audit.module.css'

const ANY = ''

/** Who of the staff did or read what. */
export const AuditPage = () => {
  const t = useTexts('audit')
  const { me } = useSession()
  const may = useMay()
  const [search, setSearch] = useSearchParams()
  const places = [
    ...(me.house.includes('audit.read') ? [{ value: '*', words: t('house') }] : []),
    ...me.merchants.filter(({ code }) => may('audit.read', code)).map(({ code, name }) => ({ value: code, words: name })),
  ]
  const wanted = (name: string) => search.get(name) ?? ANY
  const set = (name: string) => (value: string) =>
    setSearch(before => {
      const after = new URLSearchParams(before)
      if (value === ANY) after.delete(name)
      else after.set(name, value)
      return after
    })
  const merchant = wanted('at') || (places[0]?.value ?? '*')
  const event = staffEvents.find(one => one === wanted('event'))
  const aboutKind = aboutKinds.find(one => one === wanted('about'))
  const list = useEvents({
    merchant,
    ...(wanted('person') !== ANY && { personId: wanted('person') }),
    ...(event && { event }),
    ...(aboutKind && { aboutKind }),
    ...(wanted('id') !== ANY && { aboutId: wanted('id') }),
  })
  const chain = useChainCheck(merchant)
  const zone = me.merchants.find(({ code }) => code === merchant)?.timeZone
  return (
    <Page title={t('title')}>
      <div className={styles.filters}>
        <Select label={t('where')} value={merchant} onChange={set('at')} options={places} />
        <Select
          label={t('event')}
          value={event ?? ANY}
          onChange={set('event')}
          options={[{ value: ANY, words: t('any') }, ...staffEvents.map(value => ({ value, words: wordsOf('audit', `event_${value}`) }))]}
        />
        <Select
          label={t('about')}
          value={aboutKind ?? ANY}
          onChange={set('about')}
          options={[{ value: ANY, words: t('any') }, ...aboutKinds.map(value => ({ value, words: wordsOf('audit', `about_${value}`) }))]}
        />
        <TextField label={t('about_id')} value={wanted('id')} onChange={set('id')} maxLength={200} />
        <div className={styles.check}>{chain.button}</div>
      </div>
      {wanted('person') !== ANY && (
        <p className="q s">
          {t('one_person')}{' '}
          <button type="button" className="link" onClick={() => set('person')(ANY)}>
            {t('everybody')}
          </button>
        </p>
      )}
      {chain.result}
      {list.events && list.events.length > 0 && <EventTable events={list.events} timeZone={zone} />}
      {list.events?.length === 0 && <Nothing below={t('nothing_below')}>{t('nothing')}</Nothing>}
      {!list.events &&
        (list.error === undefined ? (
          <Waiting />
        ) : (
          <Failed onAgain={list.again} requestId={requestIdOf(list.error)}>
            {errorWords(list.error)}
          </Failed>
        ))}
      {list.next !== null && (
        <div className={styles.more}>
          <Button onPress={() => void list.readMore()}>{t('older')}</Button>
        </div>
      )}
    </Page>
  )
}
