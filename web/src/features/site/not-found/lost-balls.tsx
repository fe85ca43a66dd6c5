import styles from './lost-balls.module.css'

/** Lottery balls with the numbers 4, 0, 4. */
export const LostBalls = () => (
  <svg className={styles.art} viewBox="0 0 280 132" aria-hidden="true" focusable="false">
    <ellipse className={styles.shadow} cx="140" cy="122" rx="118" ry="8" />
    <g className={styles.side}>
      <circle cx="56" cy="76" r="42" />
      <circle className={styles.face} cx="56" cy="76" r="22" />
      <text x="56" y="85">
        4
      </text>
    </g>
    <g className={styles.side}>
      <circle cx="224" cy="76" r="42" />
      <circle className={styles.face} cx="224" cy="76" r="22" />
      <text x="224" y="85">
        4
      </text>
    </g>
    <g className={styles.middle}>
      <circle cx="140" cy="64" r="54" />
      <circle className={styles.face} cx="140" cy="64" r="29" />
      <text className={styles.zero} x="140" y="76">
        0
      </text>
    </g>
    <path className={styles.light} d="M99 46c6-12 14-19 26-23M25 62c4-8 10-14 18-17M193 62c4-8 10-14 18-17" />
  </svg>
)
