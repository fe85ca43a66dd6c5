import { useTexts } from '#texts/use-texts.ts'
import { Nothing } from '#ui/states.tsx'
import { differences } from './value-rules.ts'
import styles from './content.module.css'

/** Every place at which two versions differ, before beside after. */
export const DifferenceTable = ({ before, after }: { before: unknown; after: unknown }) => {
  const t = useTexts('content')
  const all = differences(before, after)
  if (all.length === 0) return <Nothing>{t('no_difference')}</Nothing>
  return (
    <div className={styles.scroll}>
      <table className={styles.difference}>
        <thead>
          <tr>
            <th scope="col">{t('place')}</th>
            <th scope="col">{t('before')}</th>
            <th scope="col">{t('after')}</th>
          </tr>
        </thead>
        <tbody>
          {all.map(({ path, before: was, after: is }) => (
            <tr key={path}>
              <td className="mono">{path || '/'}</td>
              <td>{was === undefined ? <span className="m">{t('not_there_short')}</span> : <del dir="auto">{was}</del>}</td>
              <td>{is === undefined ? <span className="m">{t('not_there_short')}</span> : <ins dir="auto">{is}</ins>}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
