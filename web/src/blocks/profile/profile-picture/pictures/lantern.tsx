import type { Drawing } from '#blocks/profile/profile-picture/drawing.ts'

export const lantern: Drawing = {
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
