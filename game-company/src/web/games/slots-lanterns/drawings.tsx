import type { FunctionComponent } from 'preact'
import type { Letter } from '#games/slots-lanterns/reels.ts'

// Each in a square of 64 by 64. The colours that run are those of `gradients.tsx`.

const petals = (count: number) => Array.from({ length: count }, (_, at) => (360 / count) * at)

const Lantern = () => (
  <>
    <circle cx="32" cy="32" r="31" fill="#ff9a2e" opacity=".2" />
    <path d="M32 3v7" stroke="url(#gold)" stroke-width="2.5" stroke-linecap="round" />
    <path d="M23 10h18v5H23zM24 48h16v5H24z" fill="url(#gold)" />
    <path d="M23 15h18c9 4 13 10 13 16.500S50 44 41 48H23c-9-4-13-10-13-16.500S14 19 23 15z" fill="url(#flame)" />
    <path
      d="M27 15c-5 5-7 10-7 16.500S22 43 27 48M37 15c5 5 7 10 7 16.500S42 43 37 48M32 15v33"
      fill="none"
      stroke="#7c0f1c"
      stroke-opacity=".45"
      stroke-width="1.4"
    />
    <path d="M32 53v9M28 53l-1.5 8M36 53l1.5 8" stroke="url(#gold)" stroke-width="1.8" stroke-linecap="round" />
    <ellipse cx="24" cy="24" rx="4" ry="7" fill="#fff" opacity=".25" transform="rotate(24 24 24)" />
  </>
)

const Moon = () => (
  <>
    <circle cx="32" cy="31" r="30" fill="#ffe9a6" opacity=".16" />
    <circle cx="32" cy="30" r="23" fill="url(#moonlight)" />
    <g fill="#c9963a" opacity=".35">
      <circle cx="25" cy="22" r="4" />
      <circle cx="40" cy="27" r="5.5" />
      <circle cx="29" cy="38" r="3" />
    </g>
    <path d="M6 48c3-6 9-7 13-4 3-5 11-6 15-1 5-3 10-1 12 3 5-1 9 1 11 5-8 6-40 8-51-3z" fill="#e9e4ff" />
    <path d="M6 48c11 11 43 9 51 3-1-2-2-3-4-4-12 7-34 7-44-2-1 1-2 2-3 3z" fill="#a79bd8" />
  </>
)

const Koi = () => (
  <>
    <path d="M50 11c-3 3-4 6-4 9 5-2 10-1 14 3-5 0-9 3-11 7z" fill="url(#scales)" />
    <path d="M49 20C36 12 17 17 9 33c-2 4-3 9-2 14 5 2 11 2 16 0 16-6 28-14 26-27z" fill="#fff6ea" />
    <path
      d="M49 20C40 14 28 15 19 21c4 2 8 6 9 11 6-1 11-4 13-9 2 3 3 6 3 9 4-4 6-8 5-12zM16 25c-4 4-7 9-9 15 5 1 10-1 13-5 1-4-1-8-4-10z"
      fill="url(#scales)"
    />
    <path d="M27 47c-1 5-5 9-11 10 1-3 1-6 0-9zM25 17c-2-5-6-8-11-8 2 4 2 7 2 12z" fill="#ff9a55" />
    <circle cx="15" cy="39" r="2.6" fill="#2a1212" />
    <circle cx="14.3" cy="38.3" r=".9" fill="#fff" />
    <path d="M31 35c3 0 6-1 8-3M27 41c4 0 9-2 12-5" fill="none" stroke="#c8281a" stroke-opacity=".4" stroke-width="1.4" stroke-linecap="round" />
  </>
)

const Fan = () => (
  <>
    <path d="M32 56 4 30C9 16 19 8 32 8s23 8 28 22z" fill="url(#rose)" />
    <path d="M32 56 14 38c4-6 10-10 18-10s14 4 18 10z" fill="#8d1f57" opacity=".55" />
    <g stroke="#fff" stroke-opacity=".55" stroke-width="1.2">
      {[-50, -37, -24, -12, 0, 12, 24, 37, 50].map(turn => (
        <path key={turn} d="M32 56V9" transform={`rotate(${turn} 32 56)`} />
      ))}
    </g>
    <path d="M4 30C9 16 19 8 32 8s23 8 28 22" fill="none" stroke="url(#gold)" stroke-width="3.5" stroke-linecap="round" />
    <circle cx="32" cy="55" r="4" fill="url(#gold)" />
  </>
)

const Lotus = () => (
  <>
    <g fill="url(#rose)" stroke="#a82a6b" stroke-opacity=".45" stroke-width=".8">
      <path d="M32 52C14 52 5 43 3 32c10 0 20 5 29 20zM32 52c18 0 27-9 29-20-10 0-20 5-29 20z" />
      <path d="M32 52C18 45 12 33 14 21c9 4 16 15 18 31zM32 52c14-7 20-19 18-31-9 4-16 15-18 31z" />
      <path d="M32 52C23 40 23 23 32 10c9 13 9 30 0 42z" />
    </g>
    <path d="M32 52C28 42 28 30 32 20c4 10 4 22 0 32z" fill="#fff" opacity=".35" />
    <path d="M10 52c7 6 37 6 44 0-6 8-38 8-44 0z" fill="#2f9e6c" />
  </>
)

const Teapot = () => (
  <>
    <path d="M15 27C6 24 2 31 6 38c2 4 6 7 11 8" fill="none" stroke="#2c86b5" stroke-width="4" stroke-linecap="round" />
    <path d="M48 38c6-2 8-8 9-15l5 2c-1 12-5 21-13 24z" fill="url(#glaze)" />
    <path d="M14 32c0-8 8-13 18-13s18 5 18 13c0 9-5 17-11 19H25c-6-2-11-10-11-19z" fill="url(#glaze)" />
    <path d="M22 19c1-5 5-7 10-7s9 2 10 7z" fill="#8fdcf2" />
    <circle cx="32" cy="9.5" r="3.5" fill="url(#gold)" />
    <path d="M16 32c9 4 23 4 32 0" fill="none" stroke="url(#gold)" stroke-width="2.4" />
    <path d="M32 47c-4-3-6-6-4-9 2-2 4 0 4 2 0-2 2-4 4-2 2 3 0 6-4 9z" fill="#f5fbff" opacity=".8" />
    <path d="M24 51h16v4H24z" fill="url(#gold)" />
    <ellipse cx="22" cy="29" rx="3" ry="6" fill="#fff" opacity=".45" transform="rotate(18 22 29)" />
  </>
)

const Jade = () => (
  <>
    <path fill-rule="evenodd" d="M32 7a25 25 0 1 1 0 50 25 25 0 0 1 0-50zm0 15a10 10 0 1 0 0 20 10 10 0 0 0 0-20z" fill="url(#stone)" />
    <g fill="none" stroke="#eafff2" stroke-opacity=".5" stroke-width="1.6">
      <circle cx="32" cy="32" r="21" />
      <circle cx="32" cy="32" r="13.5" />
    </g>
    <path d="M16 22c4-7 12-10 19-9" stroke="#fff" stroke-opacity=".75" stroke-width="3" stroke-linecap="round" fill="none" />
  </>
)

const Coin = () => (
  <>
    <circle cx="32" cy="32" r="26" fill="#8a5110" />
    <circle cx="32" cy="31" r="25" fill="url(#gold)" />
    <circle cx="32" cy="31" r="20.5" fill="none" stroke="#a3671b" stroke-width="1.8" />
    <path d="M25 24h14v14H25z" fill="#5a2f08" stroke="#fff0bf" stroke-width="1.8" />
    <path d="M32 13v7M32 42v7M14 31h7M43 31h7" stroke="#94590f" stroke-width="3" stroke-linecap="round" />
  </>
)

const Knot = () => (
  <>
    <g fill="none" stroke="#6d0a1d" stroke-width="8.5" stroke-linejoin="round">
      <path d="M32 6 50 24 32 42 14 24z" />
    </g>
    <g fill="none" stroke="url(#silk)" stroke-width="5.5" stroke-linejoin="round" stroke-linecap="round">
      <path d="M32 6 50 24 32 42 14 24z" />
      <path d="m23 15 18 18M41 15 23 33" />
      <circle cx="14" cy="24" r="5" />
      <circle cx="50" cy="24" r="5" />
    </g>
    <path d="M28 42h8v6h-8z" fill="url(#gold)" />
    <path d="M28 48h8l3 13H25z" fill="url(#silk)" />
    <path d="M30 49v11M34 49v11" stroke="#6d0a1d" stroke-opacity=".5" />
  </>
)

const Plum = () => (
  <>
    <g fill="url(#violet)" stroke="#54289c" stroke-opacity=".5" stroke-width="1">
      {petals(5).map(turn => (
        <path key={turn} d="M32 32C21 26 19 12 32 6c13 6 11 20 0 26z" transform={`rotate(${turn} 32 32)`} />
      ))}
    </g>
    <circle cx="32" cy="32" r="6" fill="url(#gold)" />
    <g stroke="#ffeab0" stroke-width="1.3">
      {petals(10).map(turn => (
        <path key={turn} d="M32 25v-6" transform={`rotate(${turn} 32 32)`} />
      ))}
    </g>
  </>
)

/** What each picture looks like. */
export const DRAWINGS: Readonly<Record<Letter, FunctionComponent>> = {
  W: Lantern,
  S: Moon,
  K: Koi,
  F: Fan,
  L: Lotus,
  T: Teapot,
  J: Jade,
  C: Coin,
  N: Knot,
  P: Plum,
}
