export const Lotus = () => (
  <>
    <g fill="url(#rose)" stroke="#a82a6b" stroke-opacity=".45" stroke-width=".8">
      <path d="M32 52C14 52 5 43 3 32c10 0 20 5 29 20zM32 52c18 0 27-9 29-20-10 0-20 5-29 20z" />
      <path d="M32 52C18 45 12 33 14 21c9 4 16 15 18 31zM32 52c14-7 20-19 18-31-9 4-16 15-18 31z" />
      <path d="M32 52C23 40 23 23 32 10c9 13 9 30 0 42z" />
    </g>
    <path d="M32 52C28 42 28 30 32 20c4 10 4 22 0 32z" fill="#fff" opacity=".35" />
    <path d="M10 52c7 6 37 6 44 0-6 8-38 8-44 0z" fill="#2f9e6c" />
  </>
)
