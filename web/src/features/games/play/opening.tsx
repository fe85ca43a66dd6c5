import { useTexts } from '#texts/use-texts.ts'
import { Hidden } from '#ui/hidden.tsx'
import { Spinner } from '#ui/states/spinner.tsx'
import styles from './opening.module.css'

/** A game opens: its picture and its name, until it is there. On every page of the way it stands in the same place of the window, whatever is above it. */
export const Opening = ({ name, image }: { readonly name: string | undefined; readonly image: string | undefined }) => {
  const t = useTexts('game')
  return (
    <div className={styles.opening} role="status">
      <span className={styles.image}>{image && <img src={image} alt="" width={160} height={160} />}</span>
      <p className={styles.words}>
        <Hidden>{name === undefined ? t('opening') : t('opening_game', { game: name })}</Hidden>
        <span aria-hidden="true">{name}</span>
      </p>
      <Spinner />
    </div>
  )
}
