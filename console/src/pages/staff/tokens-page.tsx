import { useState } from 'react'
import { Page } from '#frame/page.tsx'
import { ReadTab } from '#frame/read-tab.tsx'
import { errorWords } from '#request/error-words.ts'
import { useAct, useOp } from '#request/use-op.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { Note } from '#ui/note.tsx'
import { Nothing } from '#ui/states.tsx'
import { sayDone } from '#ui/toast.tsx'
import { MakeTokenDialog } from './make-token-dialog.tsx'
import { TokenTable, type Token } from './token-table.tsx'
import styles from './staff.module.css'

/** One’s own tokens, by which programs do what one may. */
export const TokensPage = () => {
  const t = useTexts('staff')
  const [isMaking, setMaking] = useState(false)
  const read = useOp('tokens.list', {})
  const { act, error: failure } = useAct('tokens.end')
  const end = async ({ id, name }: Token) => {
    if (await act({ id })) sayDone(t('token_ended', { name }))
  }
  return (
    <Page title={t('own_tokens')}>
      <div className={styles.head}>
        <p className="q">{t('tokens_about')}</p>
        <span className="end">
          <Button kind="go" onPress={() => setMaking(true)}>
            {t('token_make')}
          </Button>
        </span>
      </div>
      {failure !== undefined && (
        <div role="alert">
          <Note tone="bad">{errorWords(failure)}</Note>
        </div>
      )}
      <ReadTab read={read}>
        {({ tokens }) =>
          tokens.length === 0 ? (
            <Nothing below={t('no_token_below')}>{t('no_token')}</Nothing>
          ) : (
            <TokenTable tokens={tokens} onEnd={token => void end(token)} />
          )
        }
      </ReadTab>
      {isMaking && <MakeTokenDialog onClose={() => setMaking(false)} />}
    </Page>
  )
}
