import { useTexts } from '#texts/use-texts.ts'
import { useLive } from './use-live.ts'
import { WinFace } from './win-face.tsx'
import styles from './big-wins.module.css'

const SHOWN = 5

/** What was won lately, where the merchant shows it (no region: home’s line of wins is one by the same name); each row leads to what was played. Nothing where nothing was won. */
export const BigWins = () => {
  const t = useTexts('lobby')
  const { data } = useLive()
  if (!data || data.wins.length === 0) return null
  return (
    <div className={styles.wins}>
      <h2 className={styles.title}>{t('big_wins')}</h2>
      <ul className={styles.list}>
        {data.wins.slice(0, SHOWN).map(win => (
          <li key={`${win.at} ${win.player} ${win.code} ${win.amount}`}>
            <WinFace win={win} now={data.now} />
          </li>
        ))}
      </ul>
    </div>
  )
}
