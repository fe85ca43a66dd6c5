import { useTexts } from '#texts/use-texts.ts'
import { Spinner } from '#ui/spinner.tsx'
import styles from './opening.module.css'

/** A game opens: its picture and its name, until it is there. */
export const Opening = ({ name, image }: { readonly name: string | undefined; readonly image: string | undefined }) => {
  const t = useTexts('game')
  return (
    <div className={styles.opening} role="status">
      {image && <img className={styles.image} src={image} alt="" width={160} height={160} />}
      <p className={styles.words}>{name === undefined ? t('opening') : t('opening_game', { game: name })}</p>
      <Spinner />
    </div>
  )
}
