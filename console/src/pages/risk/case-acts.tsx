import { useState } from 'react'
import { errorWords } from '#request/error-words.ts'
import { useAct } from '#request/use-op.ts'
import { useMay, useSession } from '#session/session.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { Note } from '#ui/note.tsx'
import { MoveCase } from './case-dialogs.tsx'
import type { CasePartProps } from './case.ts'
import { LockCase } from './lock-case.tsx'
import styles from './risk.module.css'

type Opened = 'lock' | 'hold' | 'open' | 'watched' | 'closed'

export const CaseActs = ({ merchant, found }: CasePartProps) => {
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
