import type { Drawing } from '#blocks/profile/profile-picture/drawing.ts'

export const boat: Drawing = {
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
