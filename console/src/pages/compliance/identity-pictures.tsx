import { useState } from 'react'
import { useTexts } from '#texts/use-texts.ts'
import { Note } from '#ui/note.tsx'
import styles from './identity-pictures.module.css'

/** The pictures of a document: one is shown large, the others beside it; a press turns it by a quarter. */
export const IdentityPictures = ({ webp, removed }: { webp: readonly string[]; removed: boolean }) => {
  const t = useTexts('compliance')
  const [at, setAt] = useState(0)
  const [turns, setTurns] = useState(0)
  const shown = webp[at]
  if (removed || shown === undefined) return <Note>{t('pictures_removed')}</Note>
  return (
    <div className={styles.viewer}>
      <button type="button" className={styles.large} aria-label={t('picture_turn')} onClick={() => setTurns((turns + 1) % 4)}>
        <img data-turns={turns} src={`data:image/webp;base64,${shown}`} alt={t('picture_of', { number: at + 1, of: webp.length })} />
      </button>
      {webp.length > 1 && (
        <div className={styles.others}>
          {webp.map((image, place) => (
            <button
              key={image.slice(-40)}
              type="button"
              aria-pressed={place === at}
              aria-label={t('picture_of', { number: place + 1, of: webp.length })}
              onClick={() => {
                setAt(place)
                setTurns(0)
              }}
            >
              <img src={`data:image/webp;base64,${image}`} alt="" />
            </button>
          ))}
        </div>
      )}
    </div>
  )
}
