import type { Drawing } from '#blocks/profile/profile-picture/drawing.ts'
import { eyes } from './eyes.tsx'

export const owl: Drawing = {
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
