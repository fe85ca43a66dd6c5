import styles from './spinner.module.css'

/** A turning ring in the colour of the text around it. Decorative: the text must say what the player waits for. */
export const Spinner = () => <span className={styles.spinner} aria-hidden="true" />
