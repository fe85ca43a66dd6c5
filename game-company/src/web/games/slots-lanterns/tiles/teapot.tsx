export const Teapot = () => (
  <>
    <path d="M15 27C6 24 2 31 6 38c2 4 6 7 11 8" fill="none" stroke="#2c86b5" stroke-width="4" stroke-linecap="round" />
    <path d="M48 38c6-2 8-8 9-15l5 2c-1 12-5 21-13 24z" fill="url(#glaze)" />
    <path d="M14 32c0-8 8-13 18-13s18 5 18 13c0 9-5 17-11 19H25c-6-2-11-10-11-19z" fill="url(#glaze)" />
    <path d="M22 19c1-5 5-7 10-7s9 2 10 7z" fill="#8fdcf2" />
    <circle cx="32" cy="9.5" r="3.5" fill="url(#gold)" />
    <path d="M16 32c9 4 23 4 32 0" fill="none" stroke="url(#gold)" stroke-width="2.4" />
    <path d="M32 47c-4-3-6-6-4-9 2-2 4 0 4 2 0-2 2-4 4-2 2 3 0 6-4 9z" fill="#f5fbff" opacity=".8" />
    <path d="M24 51h16v4H24z" fill="url(#gold)" />
    <ellipse cx="22" cy="29" rx="3" ry="6" fill="#fff" opacity=".45" transform="rotate(18 22 29)" />
  </>
)
