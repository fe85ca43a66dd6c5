import { useState } from 'react'
import type { Confirmation } from '#blocks/account/confirm/use-confirmation.ts'
import { FormProblem } from '#blocks/form-problem/form-problem.tsx'
import type { Passkey } from '#features/account/security/subject.ts'
import { useSubmit } from '#forms/use-submit.ts'
import { showToast } from '#notices/notices.ts'
import { useRequest } from '#request/request-context.ts'
import { useFormat } from '#texts/use-format.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { FactRow, List } from '#ui/list.tsx'
import { passkeyName } from './passkey-name.ts'
import styles from './passkey-offer-window.module.css'

interface HeldPasskeyListProps {
  readonly held: readonly Passkey[]
  readonly guard: Confirmation['guard']
  readonly onDone: () => void
}

/** The passkeys that were stopped when the password was recovered: the member removes those of somebody else, and the rest work again. */
export const HeldPasskeyList = ({ held, guard, onDone }: HeldPasskeyListProps) => {
  const t = useTexts('security')
  const format = useFormat()
  const { request } = useRequest()
  const { processing, problem, run } = useSubmit()
  const [left, setLeft] = useState(held)

  const remove = ({ id }: Passkey) =>
    run(async () => {
      if (!(await guard(() => request('member.passkeyRemove', { id })))) return
      const rest = left.filter(passkey => passkey.id !== id)
      showToast(t('removed'))
      setLeft(rest)
      if (rest.length === 0) onDone()
    })
  const keep = () =>
    run(async () => {
      if (await guard(() => request('member.passkeyKeep', { ids: left.map(({ id }) => id) }))) onDone()
    })

  return (
    <>
      <FormProblem problem={problem} />
      <List>
        {left.map(passkey => (
          <FactRow
            key={passkey.id}
            title={
              <>
                <bdi>{passkeyName(passkey) ?? t('unknown_device')}</bdi>
                <span className={styles.since}>{t('passkey_since', { date: format.moment(passkey.addedAt, 'date') })}</span>
              </>
            }
            end={
              <Button look="plain" small busy={processing} onClick={() => void remove(passkey)}>
                {t('remove')}
              </Button>
            }
          />
        ))}
      </List>
      <Button wide busy={processing} busyLabel={t('saving')} onClick={() => void keep()}>
        {t('passkey_keep')}
      </Button>
    </>
  )
}
