import styles from './spinner.module.css'

/** A turning ring in the colour of the text around it. Decorative: say in words what is awaited. */
export const Spinner = () => <span className={styles.spinner} aria-hidden="true" />
