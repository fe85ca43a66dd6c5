export const Koi = () => (
  <>
    <path d="M50 11c-3 3-4 6-4 9 5-2 10-1 14 3-5 0-9 3-11 7z" fill="url(#scales)" />
    <path d="M49 20C36 12 17 17 9 33c-2 4-3 9-2 14 5 2 11 2 16 0 16-6 28-14 26-27z" fill="#fff6ea" />
    <path
      d="M49 20C40 14 28 15 19 21c4 2 8 6 9 11 6-1 11-4 13-9 2 3 3 6 3 9 4-4 6-8 5-12zM16 25c-4 4-7 9-9 15 5 1 10-1 13-5 1-4-1-8-4-10z"
      fill="url(#scales)"
    />
    <path d="M27 47c-1 5-5 9-11 10 1-3 1-6 0-9zM25 17c-2-5-6-8-11-8 2 4 2 7 2 12z" fill="#ff9a55" />
    <circle cx="15" cy="39" r="2.6" fill="#2a1212" />
    <circle cx="14.3" cy="38.3" r=".9" fill="#fff" />
    <path d="M31 35c3 0 6-1 8-3M27 41c4 0 9-2 12-5" fill="none" stroke="#c8281a" stroke-opacity=".4" stroke-width="1.4" stroke-linecap="round" />
  </>
)
