import styles from './ball-tone.module.css'

const tones = [styles.red, styles.amber, styles.green, styles.blue, styles.violet]

/** The colour of a ball: always the same for a number. */
export const ballTone = (number: string): string | undefined => tones[Number(number) % tones.length]
