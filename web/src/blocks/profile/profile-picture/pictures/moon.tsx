import type { Drawing } from '#blocks/profile/profile-picture/drawing.ts'

export const moon: Drawing = {
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
