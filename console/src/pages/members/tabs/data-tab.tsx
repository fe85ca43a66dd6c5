import { useState } from 'react'
import { ForgetDialog } from '#pages/members/dialogs/forget-dialog.tsx'
import { GiveDialog } from '#pages/members/dialogs/give-dialog.tsx'
import { RequestDialog } from '#pages/members/dialogs/request-dialog.tsx'
import type { TabProps } from '#pages/members/member.ts'
import { useMay } from '#session/session.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { NotYours } from '#ui/states.tsx'
import { AcceptedDocuments } from './accepted-documents.tsx'
import { KeptTables } from './kept-tables.tsx'
import { TrackedData } from './tracked-data.tsx'

type Open = 'give' | 'forget' | 'request'

/** What is kept of a member, who was sent what, and what the member may ask for. */
export const DataTab = (props: TabProps) => {
  const { member, merchant } = props
  const t = useTexts('members')
  const may = useMay()
  const [open, setOpen] = useState<Open>()
  if (!may('privacy.read', merchant)) return <NotYours>{t('data_not_yours')}</NotYours>
  const off = may('privacy.act', merchant) ? undefined : t('not_your_role')
  const close = () => setOpen(undefined)
  return (
    <>
      <p className="row wrap">
        <Button off={off} onPress={() => setOpen('request')}>
          {t('request_add')}
        </Button>
        <Button off={off} onPress={() => setOpen('give')}>
          {t('give')}
        </Button>
        <Button off={off} onPress={() => setOpen('forget')}>
          {t('forget')}
        </Button>
      </p>
      <KeptTables {...props} />
      <AcceptedDocuments {...props} />
      <TrackedData {...props} />
      {open === 'request' && <RequestDialog member={member} merchant={merchant} onClose={close} />}
      {open === 'give' && <GiveDialog member={member} merchant={merchant} onClose={close} />}
      {open === 'forget' && <ForgetDialog member={member} merchant={merchant} onClose={close} />}
    </>
  )
}
