/** The house's sign. */
export const Mark = () => (
  <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
    <path d="M2 16.500V8.500a7 7 0 0 1 14 0v8" fill="none" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" />
    <path d="M6.500 16.500V9a2.500 2.500 0 0 1 5 0v7.500z" fill="currentColor" />
  </svg>
)
