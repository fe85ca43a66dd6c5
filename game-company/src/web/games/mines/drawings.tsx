import styles from './grid.module.css'

const spike = (at: number): string => {
  const angle = (at * Math.PI) / 18
  const radius = at % 2 ? 12 : 22
  return `${(24 + Math.cos(angle) * radius).toFixed(1)} ${(24 + Math.sin(angle) * radius).toFixed(1)}`
}
const SPIKES = `M${Array.from({ length: 36 }, (_, at) => spike(at)).join('L')}Z`

/** What the tiles show, once for all of them: the shell, the pearl and the urchin. */
export const Drawings = () => (
  <svg class={styles.sheet} width="0" height="0" aria-hidden="true">
    <defs>
      <linearGradient id="shell-skin" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stop-color="#ffe9d6" />
        <stop offset=".5" stop-color="#ffb899" />
        <stop offset="1" stop-color="#e2725f" />
      </linearGradient>
      <radialGradient id="pearl-skin" cx="36%" cy="30%" r="80%">
        <stop offset="0" stop-color="#fff" />
        <stop offset=".45" stop-color="#fdf0f2" />
        <stop offset=".75" stop-color="#d7cdea" />
        <stop offset="1" stop-color="#8fa6d8" />
      </radialGradient>
      <radialGradient id="urchin-skin" cx="38%" cy="32%" r="75%">
        <stop offset="0" stop-color="#8d5cc4" />
        <stop offset="1" stop-color="#22093f" />
      </radialGradient>
      <symbol id="shell" viewBox="0 0 48 48">
        <path d="M18 39h12l4 5H14z" fill="#c95a4b" />
        <path
          d="M24 42C14 41 4 31 4 21c0-3 2-5 5-5 0-4 3-7 7-6 1-4 5-6 8-4 3-2 7 0 8 4 4-1 7 2 7 6 3 0 5 2 5 5 0 10-10 20-20 21z"
          fill="url(#shell-skin)"
          stroke="#b84f43"
          stroke-width="1.2"
        />
        <path d="M24 41V9M24 41 15 12M24 41 33 12M24 41 8 19M24 41 40 19" fill="none" stroke="#c8604f" stroke-width="1.6" stroke-linecap="round" />
        <path d="M10 20c1-4 4-7 8-8" fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round" opacity=".7" />
      </symbol>
      <symbol id="pearl" viewBox="0 0 48 48">
        <path d="M5 29c5 11 12 14 19 14s14-3 19-14c-6 5-12 7-19 7S11 34 5 29z" fill="#e98a74" stroke="#b84f43" />
        <circle cx="24" cy="23" r="14" fill="url(#pearl-skin)" />
        <ellipse cx="19" cy="17" rx="4.5" ry="3" fill="#fff" transform="rotate(-30 19 17)" />
      </symbol>
      <symbol id="urchin" viewBox="0 0 48 48">
        <path d={SPIKES} fill="#3a1463" stroke="#6f3aa8" stroke-width=".8" stroke-linejoin="round" />
        <circle cx="24" cy="24" r="12" fill="url(#urchin-skin)" />
        <circle cx="20" cy="20" r="2.6" fill="#d9b8ff" opacity=".8" />
      </symbol>
    </defs>
  </svg>
)

export const Drawing = ({ name }: { readonly name: 'shell' | 'pearl' | 'urchin' }) => (
  <svg viewBox="0 0 48 48" aria-hidden="true">
    <use href={`#${name}`} />
  </svg>
)
