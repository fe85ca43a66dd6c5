export const Lantern = () => (
  <>
    <circle cx="32" cy="32" r="31" fill="#ff9a2e" opacity=".2" />
    <path d="M32 3v7" stroke="url(#gold)" stroke-width="2.5" stroke-linecap="round" />
    <path d="M23 10h18v5H23zM24 48h16v5H24z" fill="url(#gold)" />
    <path d="M23 15h18c9 4 13 10 13 16.500S50 44 41 48H23c-9-4-13-10-13-16.500S14 19 23 15z" fill="url(#flame)" />
    <path
      d="M27 15c-5 5-7 10-7 16.500S22 43 27 48M37 15c5 5 7 10 7 16.500S42 43 37 48M32 15v33"
      fill="none"
      stroke="#7c0f1c"
      stroke-opacity=".45"
      stroke-width="1.4"
    />
    <path d="M32 53v9M28 53l-1.5 8M36 53l1.5 8" stroke="url(#gold)" stroke-width="1.8" stroke-linecap="round" />
    <ellipse cx="24" cy="24" rx="4" ry="7" fill="#fff" opacity=".25" transform="rotate(24 24 24)" />
  </>
)
