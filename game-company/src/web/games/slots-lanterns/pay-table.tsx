import { PAYS, type Letter } from '#games/slots-lanterns/reels.ts'
import { tenthsText } from '#web/money.ts'
import type words from '#web/texts/slots-lanterns/en.json'
import { useWords } from '#web/words.ts'
import { Picture } from './symbols.tsx'
import styles from './pay-table.module.css'

/** What every picture pays. */
export const PayTable = () => {
  const word = useWords<typeof words>('slots-lanterns')
  return (
    <>
      <ul class={styles.special}>
        <li>
          <Picture letter="W" />
          <span>{word('wild')}</span>
        </li>
        <li>
          <Picture letter="S" />
          <span>{word('moons')}</span>
        </li>
      </ul>
      <table class={styles.pays} dir="ltr">
        <thead>
          <tr>
            <td aria-hidden="true">&nbsp;</td>
            {[3, 4, 5].map(count => (
              <th key={count} scope="col">
                {count}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Object.entries(PAYS).map(([letter, tenths]) => (
            <tr key={letter}>
              <td>
                <Picture letter={letter as Letter} />
              </td>
              {tenths.map(pays => (
                <td key={pays}>{tenthsText(pays)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
