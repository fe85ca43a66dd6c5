import type { ReactNode } from 'react'

/** The colours of one picture, from its ground's hue. */
export interface Palette {
  /** Of shapes in shadow, and of lines. */
  readonly deep: string
  readonly mid: string
  readonly soft: string
  readonly pale: string
  /** From the other side of the colour wheel. */
  readonly warm: string
}

/** One drawing on a 64 × 64 grid, of which a circle is seen. */
export interface Drawing {
  /** The ground's hue in the first row of pictures, degrees. */
  readonly hue: number
  readonly draw: (palette: Palette) => ReactNode
}

const eyes = (left: number, right: number, y: number, size: number) => (
  <>
    <circle cx={left} cy={y} r={size} fill="#20222b" />
    <circle cx={right} cy={y} r={size} fill="#20222b" />
    <circle cx={left + size * 0.35} cy={y - size * 0.4} r={size * 0.32} fill="#fff" />
    <circle cx={right + size * 0.35} cy={y - size * 0.4} r={size * 0.32} fill="#fff" />
  </>
)

const moon: Drawing = {
  hue: 236,
  draw: ({ deep, mid, soft, pale }) => (
    <>
      <circle cx="40" cy="23" r="15" fill={soft} opacity="0.35" />
      <circle cx="40" cy="23" r="10.5" fill="#fff4cf" />
      <circle cx="43.5" cy="20" r="2.2" fill="#f1dc9e" />
      <circle cx="37" cy="26.5" r="1.5" fill="#f1dc9e" />
      <circle cx="17" cy="17" r="1.1" fill={pale} />
      <circle cx="23" cy="28" r="0.9" fill={pale} />
      <circle cx="12" cy="31" r="0.9" fill={pale} />
      <path d="M0 47c9-9 18-10 27-3s21 6 37-6v26H0z" fill={mid} />
      <path d="M0 56c13-8 24-9 36-4s19 3 28-2v14H0z" fill={deep} />
    </>
  ),
}

const lantern: Drawing = {
  hue: 12,
  draw: ({ deep, pale }) => (
    <>
      <circle cx="32" cy="31" r="23" fill={pale} opacity="0.28" />
      <path d="M32 4v9" stroke={deep} strokeWidth="1.8" />
      <rect x="24" y="12" width="16" height="4.4" rx="2" fill={deep} />
      <ellipse cx="32" cy="31" rx="17" ry="14.6" fill="#ffd76a" />
      <ellipse cx="32" cy="31" rx="10.4" ry="14.6" fill="#ffe9a6" />
      <ellipse cx="32" cy="31" rx="3.8" ry="14.6" fill="#fff7da" />
      <rect x="24" y="45" width="16" height="4.4" rx="2" fill={deep} />
      <path d="M32 49v11M27.5 49.5v7M36.5 49.5v7" stroke={deep} strokeWidth="1.8" strokeLinecap="round" />
    </>
  ),
}

const fish: Drawing = {
  hue: 196,
  draw: ({ deep, soft, pale }) => (
    <>
      <circle cx="14" cy="19" r="3" fill={pale} opacity="0.7" />
      <circle cx="21" cy="12" r="1.8" fill={pale} opacity="0.7" />
      <path d="M0 52c8-4 14-4 21 0s14 4 21 0 14-4 22 0v12H0z" fill={soft} opacity="0.55" />
      <path d="M44 34c5-8 10-10 14-10-1 4-2 7-2 10s1 6 2 10c-4 0-9-2-14-10z" fill="#f26a3d" />
      <path d="M30 22c3-5 8-7 13-6-1 5-3 8-7 10zM31 46c2 4 6 6 10 6 0-4-2-7-5-9z" fill="#f79a5b" />
      <path d="M8 35c5-10 14-14 23-14 8 0 14 5 18 13-4 9-10 14-18 14-9 0-18-4-23-13z" fill="#fff3e2" />
      <path d="M24 22c6-2 14 0 18 4-3 6-9 9-15 7-4-2-5-7-3-11zM36 46c4-2 6-6 9-8-1 4-5 8-9 8z" fill="#f26a3d" />
      <circle cx="17.5" cy="32.5" r="2.3" fill="#20222b" />
      <circle cx="18.3" cy="31.7" r="0.8" fill="#fff" />
      <path d="M8.5 36.5c1.8.6 3.4.5 4.8-.4" fill="none" stroke={deep} strokeWidth="1.3" strokeLinecap="round" />
    </>
  ),
}

const lotus: Drawing = {
  hue: 164,
  draw: ({ deep, mid, pale }) => (
    <>
      <ellipse cx="32" cy="51" rx="27" ry="7" fill={mid} />
      <ellipse cx="32" cy="49.5" rx="22" ry="5" fill={deep} opacity="0.5" />
      <path d="M8 35c8-1 15 4 20 14-10 1-18-4-20-14zM56 35c-8-1-15 4-20 14 10 1 18-4 20-14z" fill="#f58db4" />
      <path d="M15 23c9 3 14 12 15 26-10-4-16-13-15-26zM49 23c-9 3-14 12-15 26 10-4 16-13 15-26z" fill="#f9adc9" />
      <path d="M32 14c8 9 9 23 0 36-9-13-8-27 0-36z" fill="#fff0f5" />
      <path d="M32 22c3.5 7 3.5 16 0 25-3.5-9-3.5-18 0-25z" fill="#fbc9da" />
      <circle cx="14" cy="16" r="1.3" fill={pale} />
      <circle cx="49" cy="13" r="1.6" fill={pale} />
    </>
  ),
}

const cat: Drawing = {
  hue: 276,
  draw: ({ deep, pale }) => (
    <>
      <path d="M12 64c0-12 9-18 20-18s20 6 20 18z" fill="#f3f0f7" />
      <path d="M14 15c6 1 10 4 13 8l-12 9c-2-6-2-12-1-17zM50 15c-6 1-10 4-13 8l12 9c2-6 2-12 1-17z" fill="#fff" />
      <path d="M17 19c3 1 5 3 7 5l-6 5c-1-4-1-7-1-10zM47 19c-3 1-5 3-7 5l6 5c1-4 1-7 1-10z" fill="#ffb9c9" />
      <ellipse cx="32" cy="35" rx="19.5" ry="16.5" fill="#fff" />
      <path d="M28 18.9c2.6-.5 5.4-.5 8 0l-2.2 6.6h-3.6z" fill={deep} opacity="0.28" />
      {eyes(24.5, 39.5, 34, 2.9)}
      <circle cx="18.5" cy="40" r="3" fill="#ffc9d5" />
      <circle cx="45.5" cy="40" r="3" fill="#ffc9d5" />
      <path d="M30 39h4l-2 2.2z" fill="#f0708c" />
      <path d="M32 41c0 3-4.5 3.6-5.6 1M32 41c0 3 4.5 3.6 5.6 1" fill="none" stroke="#20222b" strokeWidth="1.3" strokeLinecap="round" />
      <circle cx="32" cy="54" r="3.3" fill="#ffcf4d" />
      <path d="M20 51c8 3.5 16 3.5 24 0" fill="none" stroke={deep} strokeWidth="2.6" />
      <circle cx="10" cy="12" r="1.3" fill={pale} />
    </>
  ),
}

const boat: Drawing = {
  hue: 210,
  draw: ({ deep, mid, soft, pale, warm }) => (
    <>
      <circle cx="18" cy="18" r="7" fill="#ffe08a" />
      <path d="M43 16c3-4 9-3 10 1 4 0 5 5 1 6H43c-5 0-5-6 0-7z" fill={pale} opacity="0.85" />
      <path d="M32 10v34" stroke={deep} strokeWidth="2" />
      <path d="M34 11c9 8 13 18 13 28H34z" fill="#fff" />
      <path d="M30 17c-7 7-11 14-13 22h13z" fill={warm} />
      <path d="M12 43h40c-2 7-6 10-11 10H23c-5 0-9-3-11-10z" fill="#8a4b2d" />
      <path d="M0 52c6-4 11-4 16 0s11 4 16 0 11-4 16 0 11 4 16 0v12H0z" fill={mid} />
      <path d="M0 58c6-3 11-3 16 0s11 3 16 0 11-3 16 0 11 3 16 0v6H0z" fill={soft} opacity="0.6" />
    </>
  ),
}

const bird: Drawing = {
  hue: 48,
  draw: ({ deep, mid, pale }) => (
    <>
      <path d="M0 52c14 3 40 3 64-4" fill="none" stroke={deep} strokeWidth="3" strokeLinecap="round" />
      <path d="M50 49c3-6 8-8 12-7-1 5-5 8-12 7zM10 53c-1-5-5-8-9-8 0 4 3 8 9 8z" fill="#58a561" />
      <path d="M44 34c7 1 12 6 16 14-8 0-15-1-21-5z" fill="#2f6fa8" />
      <path d="M14 29c0-9 7-15 15-15 9 0 14 6 16 14 2 9-3 21-16 21-10 0-15-8-15-20z" fill="#3f8fcf" />
      <path d="M15 33c6 0 14 3 16 15-9 3-16-4-16-15z" fill="#fff3e0" />
      <path d="M27 30c8-3 15 2 17 10-7 4-15 1-17-10z" fill="#2f6fa8" />
      <path d="m15 24-9 4 9 3z" fill="#f5a52a" />
      <circle cx="22" cy="24" r="2.6" fill="#20222b" />
      <circle cx="22.9" cy="23" r="0.9" fill="#fff" />
      <path d="M27 49v4M33 48v5" stroke="#f5a52a" strokeWidth="2" strokeLinecap="round" />
      <circle cx="50" cy="14" r="2" fill={pale} />
      <circle cx="56" cy="23" r="1.3" fill={mid} />
    </>
  ),
}

const fox: Drawing = {
  hue: 146,
  draw: ({ pale }) => (
    <>
      <path d="M11 64c1-11 9-17 21-17s20 6 21 17z" fill="#d9622b" />
      <path d="M23 64c1-7 4-11 9-11s8 4 9 11z" fill="#fff3e6" />
      <path d="M12 9c7 2 12 6 15 11L14 33C10 25 10 16 12 9zM52 9c-7 2-12 6-15 11l13 13c4-8 4-17 2-24z" fill="#e9762f" />
      <path d="M15 14c4 2 7 4 9 7l-8 7c-2-5-2-10-1-14zM49 14c-4 2-7 4-9 7l8 7c2-5 2-10 1-14z" fill="#5a2a1c" />
      <path d="M32 18c12 0 20 7 20 15 0 7-10 18-20 18S12 40 12 33c0-8 8-15 20-15z" fill="#ef8138" />
      <path d="M12.3 34C20 33 27 37 32 50.9 37 37 44 33 51.7 34c-1 7-10 17-19.7 17s-18.7-10-19.7-17z" fill="#fff3e6" />
      {eyes(23.5, 40.5, 33, 2.7)}
      <ellipse cx="32" cy="46.5" rx="3" ry="2.3" fill="#20222b" />
      <circle cx="9" cy="42" r="1.3" fill={pale} />
      <circle cx="56" cy="44" r="1.6" fill={pale} />
    </>
  ),
}

const owl: Drawing = {
  hue: 330,
  draw: ({ deep, mid, pale }) => (
    <>
      <circle cx="52" cy="13" r="4.5" fill="#fff4cf" />
      <circle cx="11" cy="20" r="1.2" fill={pale} />
      <path d="M14 13c5 3 9 4 18 4s13-1 18-4c2 7 3 14 3 22 0 13-8 22-21 22S11 48 11 35c0-8 1-15 3-22z" fill="#7a5544" />
      <path d="M20 42c3-3 6-4 12-4s9 1 12 4c-1 9-5 14-12 14s-11-5-12-14z" fill="#e8cdb4" />
      <path d="m26 46 2 2 2-2 2 2 2-2 2 2 2-2M28 51l2 2 2-2 2 2 2-2" fill="none" stroke="#b48d70" strokeWidth="1.4" strokeLinecap="round" />
      <circle cx="23" cy="29" r="9" fill="#fff" />
      <circle cx="41" cy="29" r="9" fill="#fff" />
      {eyes(24, 40, 29.5, 4.2)}
      <path d="m32 32-3.2 4L32 40l3.2-4z" fill="#f5a52a" />
      <path d="M0 57h64v7H0z" fill={deep} />
      <path d="M0 57h64v2.5H0z" fill={mid} />
      <path d="M26 55v4M29 55v4M35 55v4M38 55v4" stroke="#f5a52a" strokeWidth="1.8" strokeLinecap="round" />
    </>
  ),
}

/** In the order of their numbers. */
export const drawings: readonly Drawing[] = [moon, lantern, fish, lotus, cat, boat, bird, fox, owl]
