export const Knot = () => (
  <>
    <g fill="none" stroke="#6d0a1d" stroke-width="8.5" stroke-linejoin="round">
      <path d="M32 6 50 24 32 42 14 24z" />
    </g>
    <g fill="none" stroke="url(#silk)" stroke-width="5.5" stroke-linejoin="round" stroke-linecap="round">
      <path d="M32 6 50 24 32 42 14 24z" />
      <path d="m23 15 18 18M41 15 23 33" />
      <circle cx="14" cy="24" r="5" />
      <circle cx="50" cy="24" r="5" />
    </g>
    <path d="M28 42h8v6h-8z" fill="url(#gold)" />
    <path d="M28 48h8l3 13H25z" fill="url(#silk)" />
    <path d="M30 49v11M34 49v11" stroke="#6d0a1d" stroke-opacity=".5" />
  </>
)
