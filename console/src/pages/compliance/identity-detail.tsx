import { useState } from 'react'
import { Link } from 'wouter'
import { exactTime } from '#format/times.ts'
import { memberHref } from '#frame/paths.ts'
import { ReadTab } from '#frame/read-tab.tsx'
import { useOp } from '#request/use-op.ts'
import { useMay, useMerchant } from '#session/session.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { Facts } from '#ui/facts.tsx'
import { Note } from '#ui/note.tsx'
import { companyFacts } from './company-facts.ts'
import { AcceptDialog, RefuseDialog } from './identity-acts.tsx'
import { IdentityPictures } from './identity-pictures.tsx'
import type { Identity } from './identity.ts'
import styles from './compliance.module.css'

const Decision = ({ merchant, check, onDone }: { merchant: string; check: Identity; onDone: () => void }) => {
  const t = useTexts('compliance')
  const [open, setOpen] = useState<'accept' | 'refuse'>()
  const close = () => setOpen(undefined)
  return (
    <div className={styles.foot}>
      {check.waits && <Note tone="accent">{t('identity_asked')}</Note>}
      <div className={styles.acts}>
        <Button kind="no" onPress={() => setOpen('refuse')}>
          {t('identity_refuse')}
        </Button>
        <Button kind="go" off={check.waits ? t('identity_asked') : undefined} onPress={() => setOpen('accept')}>
          {t('identity_accept')}
        </Button>
      </div>
      {open === 'accept' && <AcceptDialog merchant={merchant} check={check} onDone={onDone} onClose={close} />}
      {open === 'refuse' && <RefuseDialog by="identity.refuse" merchant={merchant} check={check} onDone={onDone} onClose={close} />}
    </div>
  )
}

/** What may still be done about a document that was accepted. */
const Acceptance = ({ merchant, check, onDone }: { merchant: string; check: Identity; onDone: () => void }) => {
  const t = useTexts('compliance')
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={styles.foot}>
      <div className={styles.acts}>
        <Button kind="no" onPress={() => setOpen(true)}>
          {t('identity_take_back')}
        </Button>
      </div>
      {isOpen && <RefuseDialog by="identity.takeBack" merchant={merchant} check={check} onDone={onDone} onClose={() => setOpen(false)} />}
    </div>
  )
}

/** A document with its pictures, beside what the account says of the member. */
export const IdentityDetail = ({ merchant, id }: { merchant: string; id: number }) => {
  const t = useTexts('compliance')
  const may = useMay()
  const place = useMerchant()(merchant)
  const read = useOp('identity.get', { id }, merchant)
  return (
    <ReadTab read={read}>
      {check => (
        <>
          <p className={styles.about}>
            <Link href={memberHref(merchant, check.member.id, 'overview')}>{check.member.username}</Link> · {place?.name} ·{' '}
            {exactTime(check.sentAt, place?.timeZone)}
          </p>
          <h2 className={styles.title}>{t(`document_${check.document}`)}</h2>
          <IdentityPictures webp={check.webp} removed={check.webp.length === 0} />
          <Facts
            left
            facts={[
              { name: t('account_name'), value: check.account.name ?? t('unknown') },
              { name: t('account_birthday'), value: check.account.birthday ?? t('unknown') },
              { name: t('account_country'), value: check.account.country ?? t('unknown') },
              { name: t('minimum_age'), value: check.account.minimumAge },
              ...(check.born === null ? [] : [{ name: t('born'), value: check.born }]),
              ...(check.endsAt === null ? [] : [{ name: t('identity_ends'), value: exactTime(check.endsAt, place?.timeZone) }]),
              ...(check.reason === null
                ? []
                : [{ name: t(check.takenBack ? 'identity_taken_back' : 'identity_refused'), value: t(`refusal_${check.reason}`) }]),
              ...companyFacts(t, check, since => exactTime(since, place?.timeZone)),
              ...(check.decidedBy === null ? [] : [{ name: t('identity_decided_by'), value: check.decidedBy }]),
              ...(check.words === null ? [] : [{ name: t('identity_words'), value: check.words }]),
            ]}
          />
          {check.state === 'waiting' && may('identity.look', merchant) && <Decision merchant={merchant} check={check} onDone={read.again} />}
          {check.state === 'accepted' && may('identity.look', merchant) && <Acceptance merchant={merchant} check={check} onDone={read.again} />}
        </>
      )}
    </ReadTab>
  )
}
