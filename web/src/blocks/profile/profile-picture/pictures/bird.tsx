import type { Drawing } from '#blocks/profile/profile-picture/drawing.ts'

export const bird: Drawing = {
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
