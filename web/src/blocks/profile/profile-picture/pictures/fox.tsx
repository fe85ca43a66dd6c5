import type { Drawing } from '#blocks/profile/profile-picture/drawing.ts'
import { eyes } from './eyes.tsx'

export const fox: Drawing = {
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
