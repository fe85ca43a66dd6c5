import { type ReactNode, useEffect, useState } from 'react'
import { errorWords } from '#request/error-words.ts'
import { useAct } from '#request/use-op.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Note } from '#ui/note.tsx'
import { Waiting } from '#ui/states.tsx'
import { EnrolForm, type Invitation } from './enrol-form.tsx'
import { Panel } from './panel.tsx'

/** An invitation is taken: password, authenticator, and the first session. The token stands behind the #, which no server sees. */
export const EnrolPage = ({ mark }: { mark: ReactNode }) => {
  const t = useTexts('shell')
  const [token] = useState(() => location.hash.slice(1))
  const { act, error } = useAct('enrolment.begin')
  const [invitation, setInvitation] = useState<Invitation>()
  useEffect(() => {
    void act({ token }).then(setInvitation)
    // eslint-disable-next-line react/exhaustive-deps -- once for the page: each opening is recorded
  }, [token])
  return (
    <Panel mark={mark} title={t('welcome')}>
      {error === undefined ? (
        invitation ? (
          <EnrolForm token={token} invitation={invitation} />
        ) : (
          <Waiting rows={4} />
        )
      ) : (
        <Note tone="bad">
          <p>{errorWords(error)}</p>
          <p className="q s">{t('ask_for_another')}</p>
        </Note>
      )}
    </Panel>
  )
}
