import type { Drawing } from '#blocks/profile/profile-picture/drawing.ts'

export const lotus: Drawing = {
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
