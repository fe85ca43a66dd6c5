import type { Drawing } from '#blocks/profile/profile-picture/drawing.ts'
import { eyes } from './eyes.tsx'

export const cat: Drawing = {
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
