import type { Drawing } from '#blocks/profile/profile-picture/drawing.ts'

export const fish: Drawing = {
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
