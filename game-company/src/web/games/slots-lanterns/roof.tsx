import styles from './screen.module.css'

const TILES = Array.from({ length: 17 }, (_, at) => 62 + at * 17)

export const Roof = () => (
  <svg class={styles.roof} viewBox="0 0 400 56" preserveAspectRatio="none" aria-hidden="true">
    <path d="M2 26c44 4 96-4 130-20h136c34 16 86 24 130 20-14 12-34 22-58 24H60C36 48 16 38 2 26z" fill="#a8231f" />
    <path d="M132 6h136c34 16 86 24 130 20-3 3-6 5-9 7-42 2-92-6-126-20H137C103 27 53 35 11 33c-3-2-6-4-9-7 44 4 96-4 130-20z" fill="url(#gold)" />
    {TILES.map(x => (
      <path
        key={x}
        d={`M${x} 50c${(200 - x) / 14}-10 ${(200 - x) / 9}-20 ${(200 - x) / 6}-33`}
        stroke="#5f0f12"
        stroke-opacity=".55"
        stroke-width="2.4"
        fill="none"
      />
    ))}
    <path d="M54 48h292l-6 7H60z" fill="url(#gold)" />
    <circle cx="200" cy="8" r="7" fill="url(#flame)" />
  </svg>
)
