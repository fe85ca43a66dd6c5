import styles from './lantern.module.css'

/** A lantern of paper with a flame, which the state of the sky around it lights or puts out. */
export const Lantern = () => (
  <svg viewBox="0 0 60 78" class={styles.lantern} aria-hidden="true">
    <defs>
      <linearGradient id="paper" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stop-color="#d9541e" />
        <stop offset=".45" stop-color="#ff9838" />
        <stop offset=".85" stop-color="#ffe08a" />
        <stop offset="1" stop-color="#fff6cf" />
      </linearGradient>
    </defs>
    <path d="M14 66C8 52 3 38 4 24 5 10 16 3 30 3s25 7 26 21c1 14-4 28-10 42z" fill="url(#paper)" class={styles.paper} />
    <path d="M30 3v63M17 5C10 20 14 48 21 66M43 5c7 15 3 43-4 61" class={styles.ribs} />
    <ellipse cx="30" cy="66" rx="16" ry="4" class={styles.rim} />
    <path d="M30 50c5 6 7 10 7 14a7 7 0 0 1-14 0c0-4 3-8 7-14z" class={styles.flame} />
    <path d="M30 57c2.500 3 3.500 5 3.500 7a3.500 3.500 0 0 1-7 0c0-2 1-4 3.500-7z" class={styles.core} />
    <path d="M22 70v5M30 71v6M38 70v5" class={styles.ribs} />
  </svg>
)
