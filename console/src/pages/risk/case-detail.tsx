import { useState } from 'react'
import { Link } from 'wouter'
import { exactTime, shortTime } from '#format/times.ts'
import { memberHref } from '#frame/member-href.ts'
import { ReadTab } from '#frame/read-tab.tsx'
import type { OpAnswer } from '#request/call.ts'
import { errorWords } from '#request/error-words.ts'
import { useAct, useOp } from '#request/use-op.ts'
import { useMay, useMerchant, useSession } from '#session/session.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { Facts, Section } from '#ui/facts.tsx'
import { TextArea } from '#ui/field.tsx'
import { Note } from '#ui/note.tsx'
import { LockCase, MoveCase } from './case-dialogs.tsx'
import { othersOf, signalWords, type Signal } from './fact-words.ts'
import { Weight } from './weight.tsx'
import styles from './risk.module.css'

type Case = OpAnswer<'risk.case'>
interface Of {
  merchant: string
  found: Case
}

const SignalRow = ({ merchant, found, signal }: Of & { signal: Signal }) => {
  const t = useTexts('risk')
  const place = useMerchant()(merchant)
  const others = othersOf(signal)
  return (
    <div className={styles.signal}>
      <div>
        <b>{t(`kind_${signal.kind}`)}</b>
        <p>{signalWords(signal, found)}</p>
        {others.length > 0 && (
          <p className={styles.others}>
            {others.map(({ id, username }) => (
              <Link key={id} href={memberHref(merchant, id)}>
                {username || id}
              </Link>
            ))}
          </p>
        )}
        <p className="s q">{t('noticed', { first: shortTime(signal.firstAt, place?.timeZone), last: shortTime(signal.lastAt, place?.timeZone) })}</p>
      </div>
      <Weight value={signal.weight} />
    </div>
  )
}

const Notes = ({ merchant, found }: Of) => {
  const t = useTexts('risk')
  const place = useMerchant()(merchant)
  const mayAct = useMay()('risk.act', merchant)
  const [text, setText] = useState('')
  const { act, busy, error } = useAct('risk.note')
  const write = async () => {
    if (await act({ id: found.id, text: text.trim() }, merchant)) setText('')
  }
  return (
    <Section title={t('notes')}>
      {found.notes.length === 0 && <p className="q">{t('no_notes')}</p>}
      {found.notes.map(({ id, text: words, by, at }) => (
        <div key={id} className={styles.note}>
          <p>{words}</p>
          <p className="s q">{t('by_at', { by, when: exactTime(at, place?.timeZone) })}</p>
        </div>
      ))}
      {mayAct && (
        <div className={styles.write}>
          <TextArea label={t('note')} rows={2} value={text} onChange={setText} maxLength={2000} />
          {error !== undefined && <Note tone="bad">{errorWords(error)}</Note>}
          <div className={styles.acts}>
            <Button busy={busy} off={text.trim() === '' ? t('note_first') : undefined} onPress={() => void write()}>
              {t('write_note')}
            </Button>
          </div>
        </div>
      )}
    </Section>
  )
}

type Opened = 'lock' | 'hold' | 'open' | 'watched' | 'closed'

const Acts = ({ merchant, found }: Of) => {
  const t = useTexts('risk')
  const { me } = useSession()
  const may = useMay()
  const assign = useAct('risk.assign')
  const move = useAct('risk.state')
  const [opened, setOpened] = useState<Opened>()
  const close = () => setOpened(undefined)
  const isMine = found.assignedTo === me.person.login
  if (!may('risk.act', merchant)) return null
  return (
    <>
      <div className={styles.acts}>
        <Button busy={assign.busy} onPress={() => void assign.act({ id: found.id, to: isMine ? 'nobody' : 'me' }, merchant)}>
          {isMine ? t('give_back') : t('take')}
        </Button>
        {found.state === 'open' && <Button onPress={() => setOpened('watched')}>{t('move_watched')}</Button>}
        {found.state !== 'open' && <Button onPress={() => setOpened('open')}>{t('move_open')}</Button>}
        {found.state !== 'closed' && <Button onPress={() => setOpened('closed')}>{t('move_closed')}</Button>}
        {may('members.lock', merchant) && !found.closedAccount && (
          <>
            <Button onPress={() => setOpened('hold')}>{t('hold')}</Button>
            <Button kind="no" onPress={() => setOpened('lock')}>
              {t('lock')}
            </Button>
          </>
        )}
      </div>
      {assign.error !== undefined && <Note tone="bad">{errorWords(assign.error)}</Note>}
      {(opened === 'lock' || opened === 'hold') && (
        <LockCase merchant={merchant} member={found.member} only={opened === 'hold' ? 'withdrawal' : undefined} onClose={close} />
      )}
      {(opened === 'open' || opened === 'watched' || opened === 'closed') && (
        <MoveCase merchant={merchant} id={found.id} to={opened} act={move} onClose={close} />
      )}
    </>
  )
}

/** A case: what was noticed with its numbers, what staff found, and what they can do. */
export const CaseDetail = ({ merchant, id }: { merchant: string; id: number }) => {
  const t = useTexts('risk')
  const place = useMerchant()(merchant)
  const read = useOp('risk.case', { id }, merchant)
  return (
    <ReadTab read={read}>
      {found => (
        <>
          <div className={styles.head}>
            <h2>
              <Link className={styles.member} href={memberHref(merchant, found.member.id)}>
                {found.member.username || found.member.id}
              </Link>
            </h2>
            <Weight value={found.weight} />
          </div>
          <p className="q">{t('no_verdict')}</p>
          <Acts merchant={merchant} found={found} />
          <Facts
            left
            facts={[
              { name: t('state'), value: t(`state_${found.state}`) },
              { name: t('opened'), value: `${exactTime(found.openedAt, place?.timeZone)} · ${found.openedBy ?? t('by_signals')}` },
              { name: t('assigned'), value: found.assignedTo ?? t('nobody') },
              ...found.locks.map(({ scope, by, reason }) => ({ name: t(`scope_${scope}`), value: t('locked_by', { by, reason }) })),
              ...(found.closed
                ? [{ name: t('closed'), value: `${found.closed.reason} · ${found.closed.by}, ${exactTime(found.closed.at, place?.timeZone)}` }]
                : []),
            ]}
          />
          <Section title={t('signals')}>
            {found.signals.length === 0 && <p className="q">{t('no_signals')}</p>}
            {found.signals.map((signal, at) => (
              <SignalRow key={at} merchant={merchant} found={found} signal={signal} />
            ))}
          </Section>
          <Notes merchant={merchant} found={found} />
        </>
      )}
    </ReadTab>
  )
}
