import { shortTime } from '#format/times.ts'
import type { OpAnswer } from '#request/call.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Age } from '#ui/age/age.tsx'
import { Button } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { Tag } from '#ui/marks.tsx'
import styles from './staff.module.css'

export type Token = OpAnswer<'tokens.list'>['tokens'][number]

/** Tokens of programs; with `onEnd` each can be ended. */
export const TokenTable = ({ tokens, onEnd }: { tokens: readonly Token[]; onEnd?: (token: Token) => void }) => {
  const t = useTexts('staff')
  return (
    <table className={styles.table} aria-label={t('tokens')}>
      <thead>
        <tr>
          <th>{t('program')}</th>
          <th>{t('token_may')}</th>
          <th className={classes('r', styles.late)}>{t('made')}</th>
          <th className={classes('r', styles.late)}>{t('seen')}</th>
          <th className="r">{t('token_until')}</th>
          {onEnd && (
            <th>
              <span className="unseen">{t('token_end')}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {tokens.map(token => (
          <tr key={token.id}>
            <td>
              <b>{token.name}</b>
            </td>
            <td>
              <Tag>{token.mayAct ? t('token_acts') : t('token_reads')}</Tag>
            </td>
            <td className={classes('r', styles.late)}>
              <Age since={token.createdAt} />
            </td>
            <td className={classes('r', styles.late)}>{token.seenAt === null ? <span className="m">–</span> : <Age since={token.seenAt} />}</td>
            <td className="r nw">{shortTime(token.expiresAt)}</td>
            {onEnd && (
              <td className="r">
                <Button small kind="plain" onPress={() => onEnd(token)}>
                  {t('token_end')}
                </Button>
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
