export const Jade = () => (
  <>
    <path fill-rule="evenodd" d="M32 7a25 25 0 1 1 0 50 25 25 0 0 1 0-50zm0 15a10 10 0 1 0 0 20 10 10 0 0 0 0-20z" fill="url(#stone)" />
    <g fill="none" stroke="#eafff2" stroke-opacity=".5" stroke-width="1.6">
      <circle cx="32" cy="32" r="21" />
      <circle cx="32" cy="32" r="13.5" />
    </g>
    <path d="M16 22c4-7 12-10 19-9" stroke="#fff" stroke-opacity=".75" stroke-width="3" stroke-linecap="round" fill="none" />
  </>
)
