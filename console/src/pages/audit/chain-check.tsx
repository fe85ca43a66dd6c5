import { useState } from 'react'
import { call, type OpAnswer } from '#request/call.ts'
import { errorWords } from '#request/error-words.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { Banner } from '#ui/note.tsx'

type Checked = { readonly merchant: string } & ({ readonly answer: OpAnswer<'audit.check'> } | { readonly error: unknown })

const Result = ({ checked }: { checked: Checked }) => {
  const t = useTexts('audit')
  if ('error' in checked) return <Banner tone="bad">{errorWords(checked.error)}</Banner>
  const { events, digest, fault } = checked.answer
  return fault === null ? (
    <Banner tone="accent" icon="check">
      {t('chain_holds', { count: events })} <span className="mono q">{digest.slice(0, 16)}</span>
    </Banner>
  ) : (
    <Banner tone="bad">
      <b>{t('chain_broken')}</b> {fault}
    </Banner>
  )
}

/** Whether a row was altered or removed in the database; asked, not by itself, because it reads everything. */
export const useChainCheck = (merchant: string) => {
  const t = useTexts('audit')
  const [busy, setBusy] = useState(false)
  const [checked, setChecked] = useState<Checked>()
  const check = async () => {
    setBusy(true)
    try {
      setChecked({ merchant, answer: await call('audit.check', { merchant }) })
    } catch (error) {
      setChecked({ merchant, error })
    }
    setBusy(false)
  }
  return {
    button: (
      <Button busy={busy} onPress={() => void check()}>
        {t('check_chain')}
      </Button>
    ),
    result: checked?.merchant === merchant && <Result checked={checked} />,
  }
}
