/** In the providers' own colours, as their rules require. */
const marks = {
  google: [
    ['#4285f4', 'M21.6 12.2c0-.7-.1-1.4-.2-2H12v3.9h5.4a4.6 4.6 0 0 1-2 3v2.5h3.2c1.9-1.7 3-4.3 3-7.4z'],
    ['#34a853', 'M12 22c2.7 0 5-.9 6.6-2.4l-3.2-2.5a6 6 0 0 1-9-3.2H3.1v2.6A10 10 0 0 0 12 22z'],
    ['#fbbc05', 'M6.4 13.9a6 6 0 0 1 0-3.8V7.5H3.1a10 10 0 0 0 0 9z'],
    ['#ea4335', 'M12 6c1.5 0 2.8.5 3.8 1.5l2.9-2.9A10 10 0 0 0 3.1 7.5l3.3 2.6A6 6 0 0 1 12 6z'],
  ],
  facebook: [
    ['#1877f2', 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20z'],
    [
      '#ffffff',
      'm15.9 14.5.4-2.9h-2.7V9.8c0-.8.4-1.5 1.6-1.5h1.2V5.8s-1.1-.2-2.2-.2c-2.2 0-3.7 1.4-3.7 3.8v2.2H8v2.9h2.5v7.4a10 10 0 0 0 3.1 0v-7.4z',
    ],
  ],
} as const

/** The logo of an identity provider; its name is beside it. */
export const BrandMark = ({ of }: { of: keyof typeof marks }) => (
  <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    {marks[of].map(([colour, path]) => (
      <path key={colour} fill={colour} d={path} />
    ))}
  </svg>
)
