import { Link } from 'wouter'
import { shortTime } from '#format/times.ts'
import { memberHref } from '#frame/paths.ts'
import { useMerchant } from '#session/session.ts'
import { useTexts } from '#texts/use-texts.ts'
import type { CasePartProps } from './case.ts'
import { othersOf, type Signal, signalWords } from './fact-words.ts'
import { Weight } from './weight.tsx'
import styles from './risk.module.css'

export const SignalRow = ({ merchant, found, signal }: CasePartProps & { signal: Signal }) => {
  const t = useTexts('risk')
  const place = useMerchant()(merchant)
  const others = othersOf(signal)
  return (
    <div className={styles.signal}>
      <div>
        <b>{t(`kind_${signal.kind}`)}</b>
        <p>{signalWords(signal, found)}</p>
        {others.length > 0 && (
          <p className={styles.others}>
            {others.map(({ id, username }) => (
              <Link key={id} href={memberHref(merchant, id)}>
                {username || id}
              </Link>
            ))}
          </p>
        )}
        <p className="s q">{t('noticed', { first: shortTime(signal.firstAt, place?.timeZone), last: shortTime(signal.lastAt, place?.timeZone) })}</p>
      </div>
      <Weight value={signal.weight} />
    </div>
  )
}
