import type { CallAnswers } from '@foyer/contract'
import { useState } from 'react'
import { saveText } from '#device/save-text.ts'
import { useRequest } from '#request/request-context.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { CheckSteps } from './check-steps.tsx'
import { certificateBefore, publishedChoices } from './published-text.ts'
import type { Step } from './steps.ts'
import { useCheck } from './use-check.ts'
import styles from './receipt-check.module.css'

/** A draw's signed certificate: to keep, and to check here. Before the numbers are known there is what was published of it. */
export const CertificateCheck = ({ answer }: { readonly answer: CallAnswers['lottery.draw'] }) => {
  const { draw, certificate, commitment, rootStatement, choices: published } = answer
  const t = useTexts('lottery')
  const { request } = useRequest()
  const [steps, setSteps] = useState<readonly Step[]>()
  const { busy, check } = useCheck(async ({ drawSteps }) => {
    if (certificate === null) return
    const { key, earlierKeys } = await request('lottery.list', {}, { alert: false })
    const [choices, previous] = await Promise.all([publishedChoices(answer), certificateBefore(answer)])
    setSteps(await drawSteps(certificate, { key, earlierKeys, commitment, choices, previous }))
  })
  const saving = useCheck(async () => await saveText(`tickets-${draw.id}.jsonl`, 'application/x-ndjson', (await publishedChoices(answer)) ?? ''))
  const save = (name: string, text: string) => void saveText(`${name}-${draw.id}.json`, 'application/json', text)
  return (
    <div className={styles.parts}>
      <div>
        <h2 className={styles.title}>{t('certificate')}</h2>
        <p className={styles.text}>{t(certificate === null ? 'certificate_later' : 'certificate_text')}</p>
      </div>
      <div className={styles.pair}>
        <Button look="quiet" onClick={() => (certificate === null ? save('commitment', commitment) : save('draw', certificate))}>
          {t('save_file')}
        </Button>
        {certificate !== null && (
          <Button look="quiet" busy={busy} onClick={() => void check()}>
            {t('check')}
          </Button>
        )}
      </div>
      {published && (
        <Button look="quiet" wide busy={saving.busy} onClick={() => void saving.check()}>
          {t('save_choices')}
        </Button>
      )}
      {rootStatement !== null && (
        <ButtonLink href="/lottery/roots.jsonl" target="_blank" look="quiet" wide>
          {t('root_file')}
        </ButtonLink>
      )}
      {steps && <CheckSteps steps={steps} />}
    </div>
  )
}
