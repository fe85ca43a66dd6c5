export const Moon = () => (
  <>
    <circle cx="32" cy="31" r="30" fill="#ffe9a6" opacity=".16" />
    <circle cx="32" cy="30" r="23" fill="url(#moonlight)" />
    <g fill="#c9963a" opacity=".35">
      <circle cx="25" cy="22" r="4" />
      <circle cx="40" cy="27" r="5.5" />
      <circle cx="29" cy="38" r="3" />
    </g>
    <path d="M6 48c3-6 9-7 13-4 3-5 11-6 15-1 5-3 10-1 12 3 5-1 9 1 11 5-8 6-40 8-51-3z" fill="#e9e4ff" />
    <path d="M6 48c11 11 43 9 51 3-1-2-2-3-4-4-12 7-34 7-44-2-1 1-2 2-3 3z" fill="#a79bd8" />
  </>
)
