import { permissions } from '@foyer/contract/ops/permissions'
import { useEffect, useState, type CSSProperties } from 'react'
import { When } from '#frame/when.tsx'
import { useKey } from '#keys/use-keys.ts'
import { UnmaskDialog } from '#pages/members/dialogs/member-dialogs.tsx'
import { TagDialog } from '#pages/members/dialogs/tag-dialog.tsx'
import type { Member, TabProps } from '#pages/members/member.ts'
import { Sum, sumWords } from '#pages/members/sum.tsx'
import type { OpAnswer } from '#request/call.ts'
import { errorWords } from '#request/error-words.ts'
import { useAct } from '#request/use-op.ts'
import { useMay } from '#session/session.ts'
import { wordsOf } from '#texts/catalogues.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Age } from '#ui/age/age.tsx'
import { Button } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { Facts, Section } from '#ui/facts.tsx'
import { TextArea } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { Keys } from '#ui/keys.tsx'
import { Note } from '#ui/note.tsx'
import { ShowMasked } from '#ui/person.tsx'
import styles from '#pages/members/members.module.css'

type Props = TabProps

type Shown = OpAnswer<'members.unmask'>

const PersonFacts = ({ member, merchant }: Props) => {
  const t = useTexts('members')
  const may = useMay()
  const [asks, setAsks] = useState(false)
  const [shown, setShown] = useState<Shown>()
  // Masked again by itself: a screen that is left alone shows nobody.
  useEffect(() => {
    if (!shown) return
    const timer = setTimeout(() => setShown(undefined), Math.max(0, Date.parse(shown.until) - Date.now()))
    return () => clearTimeout(timer)
  }, [shown])
  const person = shown?.person ?? member.person
  const none = <span className="m">–</span>
  const roles = permissions['members.unmask'].map(role => wordsOf('shell', `role_${role}`)).join(', ')
  return (
    <Section title={t('person')} beside={<span className="s m">{shown ? t('shown_until', { when: shown.until.slice(11, 16) }) : t('masked')}</span>}>
      <Facts
        facts={[
          { name: t('person_name'), value: person.payeeName ?? none },
          { name: t('person_email'), value: person.email ?? none },
          { name: t('person_number'), value: person.mobile ?? none },
          { name: t('person_birthday'), value: person.birthday ?? none },
          { name: t('person_language'), value: member.language ?? none },
        ]}
      />
      {!shown && <ShowMasked onPress={() => setAsks(true)} off={may('members.unmask', merchant) ? undefined : t('needs', { roles })} />}
      {asks && <UnmaskDialog merchant={merchant} id={member.id} username={member.username} onShown={setShown} onClose={() => setAsks(false)} />}
    </Section>
  )
}

const LimitBars = ({ member }: { member: Member }) => {
  const t = useTexts('members')
  return (
    <Section title={t('limits')} beside={<span className="s m">{t('limits_by_member')}</span>}>
      {member.limits.length === 0 && <p className="q s">{t('limits_none')}</p>}
      {member.limits.map(({ kind, period, most, used }) => {
        const words = (sum: number) => (kind === 'time' ? t('minutes', { count: sum }) : sumWords(sum, member))
        return (
          <div key={`${kind} ${period}`} className={styles.limit}>
            <span>{t('limit_of', { kind: wordsOf('members', `limit_${kind}`), period: wordsOf('members', `period_${period}`) })}</span>
            <span className="r">
              {words(Math.max(0, used))} <span className="q">{t('of', { most: words(most) })}</span>
            </span>
            <i style={{ '--used': `${Math.min(100, Math.max(0, (used / Math.max(1, most)) * 100))}%` } as CSSProperties} />
          </div>
        )
      })}
    </Section>
  )
}

const Notes = ({ member, merchant, timeZone }: Props) => {
  const t = useTexts('members')
  const may = useMay()
  const [isOpen, setOpen] = useState(false)
  const [text, setText] = useState('')
  const { act, busy, error } = useAct('members.note')
  const off = may('members.note', merchant) ? undefined : t('not_your_role')
  useKey('n', t('note_add'), () => setOpen(true), { off: off !== undefined })
  const send = async () => {
    if (!(await act({ id: member.id, text: text.trim() }, merchant))) return
    setText('')
    setOpen(false)
  }
  return (
    <Section
      title={t('notes')}
      beside={
        <Button small kind="plain" off={off} onPress={() => setOpen(!isOpen)} label={t('note_add')}>
          <Keys keys={['N']} />
        </Button>
      }
    >
      {isOpen && (
        <div className={styles.noteForm}>
          <TextArea label={t('note')} labelUnseen placeholder={t('note_placeholder')} value={text} onChange={setText} maxLength={2_000} rows={3} />
          {error !== undefined && <Note tone="bad">{errorWords(error)}</Note>}
          <Button small kind="go" busy={busy} off={text.trim() === '' ? t('note_missing') : undefined} onPress={() => void send()}>
            {t('note_go')}
          </Button>
        </div>
      )}
      {member.notes.length === 0 && !isOpen && <p className="q s">{t('notes_none')}</p>}
      {member.notes.slice(0, 3).map(({ id, text: words, by, at }) => (
        <div key={id} className={styles.noteLine}>
          <p>{words}</p>
          <p className="s m">
            {by}, <When at={at} timeZone={timeZone} />
          </p>
        </div>
      ))}
    </Section>
  )
}

const Tags = ({ member, merchant }: Props) => {
  const t = useTexts('members')
  const may = useMay()
  const [isOpen, setOpen] = useState(false)
  const { act, busy } = useAct('members.tag')
  const isAllowed = may('members.note', merchant)
  useKey('t', t('add_tag'), () => setOpen(true), { off: !isAllowed })
  return (
    <Section title={t('tags')}>
      <div className="row wrap">
        {member.tags.map(tag => (
          <span key={tag} className={styles.tagChip}>
            {tag}
            {isAllowed && (
              <button
                type="button"
                aria-label={t('tag_remove', { tag })}
                aria-disabled={busy || undefined}
                onClick={() => void act({ ids: [member.id], tag, on: false }, merchant)}
              >
                <Icon name="close" size="small" />
              </button>
            )}
          </span>
        ))}
        {isAllowed ? (
          <button type="button" className={classes(styles.addTag)} onClick={() => setOpen(true)}>
            {t('add_tag')} <Keys keys={['T']} />
          </button>
        ) : (
          member.tags.length === 0 && <p className="q s">{t('tags_none')}</p>
        )}
      </div>
      {isOpen && <TagDialog merchant={merchant} members={[member]} onClose={() => setOpen(false)} onDone={() => setOpen(false)} />}
    </Section>
  )
}

/** What is read first, beside every tab. */
export const MemberRail = (props: Props) => {
  const t = useTexts('members')
  const { member, timeZone } = props
  return (
    <>
      <PersonFacts {...props} />
      <LimitBars member={member} />
      <Notes {...props} />
      <Tags {...props} />
      <Section title={t('open')}>
        {member.open.length === 0 && <p className="q s">{t('open_none')}</p>}
        {member.open.map(({ kind, id, amount, since }) => (
          <p key={`${kind} ${id}`} className={styles.openLine}>
            <span>
              {t(`open_${kind}`)} {amount !== null && <Sum sum={amount} of={member} />}
            </span>
            <Age since={since} timeZone={timeZone} />
          </p>
        ))}
      </Section>
    </>
  )
}
