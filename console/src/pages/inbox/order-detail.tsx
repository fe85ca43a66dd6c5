import { useState } from 'react'
import { Link, useLocation } from 'wouter'
import { exactTime } from '#format/times.ts'
import { memberHref, pathTo } from '#frame/paths.ts'
import { errorWords } from '#request/error-words.ts'
import { useAct, useOp } from '#request/use-op.ts'
import { useMay, useMerchant } from '#session/session.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { Facts } from '#ui/facts.tsx'
import { TextField } from '#ui/field.tsx'
import { Note } from '#ui/note.tsx'
import { Nothing, Waiting } from '#ui/states.tsx'
import { sayDone } from '#ui/toast.tsx'
import styles from './inbox.module.css'

const Address = ({ merchant, id }: { merchant: string; id: number }) => {
  const t = useTexts('inbox')
  const [isShown, setShown] = useState(false)
  const { value } = useOp('inbox.orderAddress', isShown ? { id } : undefined, merchant)
  if (!isShown)
    return (
      <Button small onPress={() => setShown(true)}>
        {t('show_address')} <span className="m">{t('is_recorded')}</span>
      </Button>
    )
  return (
    <span className={styles.text}>{value?.address ? `${value.address.name}, ${value.address.phone}\n${value.address.place}` : t('no_address')}</span>
  )
}

/** An order of the point market, and what becomes of it. */
export const OrderDetail = ({ merchant, id }: { merchant: string; id: number }) => {
  const t = useTexts('inbox')
  const [, go] = useLocation()
  const may = useMay()
  const place = useMerchant()(merchant)
  const [note, setNote] = useState('')
  const step = useAct('inbox.stepOrder')
  const { value } = useOp('inbox.orders', { which: 'all' }, merchant)
  if (!value) return <Waiting />
  const item = value.items.find(one => one.id === id)
  if (!item) return <Nothing>{t('gone')}</Nothing>
  const isOpen = item.state === 'ordered' || item.state === 'sent'
  const enter = async (to: 'sent' | 'delivered' | 'refused') => {
    if (!(await step.act({ id, to, note: note.trim() }, merchant))) return
    sayDone(t(`done_${to}`, { name: item.name }))
    go(pathTo('inbox', 'orders'))
  }
  return (
    <>
      <p className={styles.about}>
        {t('order', { id })} ·{' '}
        <Link className="link" href={memberHref(merchant, item.member.id)}>
          {item.member.username}
        </Link>{' '}
        · {place?.name}
      </p>
      <h2 className={styles.text}>{item.name}</h2>
      <Facts
        left
        facts={[
          { name: t('price'), value: t('points', { count: item.price }) },
          { name: t('state'), value: t(`order_${item.state}`) },
          { name: t('ordered'), value: exactTime(item.orderedAt, place?.timeZone) },
          ...(item.note === null ? [] : [{ name: t('note'), value: item.note }]),
          ...(item.hasAddress && may('inbox.fulfil', merchant) ? [{ name: t('address'), value: <Address merchant={merchant} id={id} /> }] : []),
        ]}
      />
      {isOpen && may('inbox.fulfil', merchant) && (
        <>
          <TextField label={t('note')} value={note} onChange={setNote} maxLength={400} hint={t('note_hint')} />
          {step.error !== undefined && <Note tone="bad">{errorWords(step.error)}</Note>}
          <div className={styles.acts}>
            <span className="end" />
            <Button kind="no" busy={step.busy} off={note.trim() === '' ? t('needs_note') : undefined} onPress={() => void enter('refused')}>
              {t('refuse_order', { count: item.price })}
            </Button>
            <Button busy={step.busy} onPress={() => void enter('delivered')}>
              {t('deliver_order')}
            </Button>
            {item.state === 'ordered' && (
              <Button kind="go" busy={step.busy} onPress={() => void enter('sent')}>
                {t('send_order')}
              </Button>
            )}
          </div>
        </>
      )}
    </>
  )
}
