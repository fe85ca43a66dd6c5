export const Coin = () => (
  <>
    <circle cx="32" cy="32" r="26" fill="#8a5110" />
    <circle cx="32" cy="31" r="25" fill="url(#gold)" />
    <circle cx="32" cy="31" r="20.5" fill="none" stroke="#a3671b" stroke-width="1.8" />
    <path d="M25 24h14v14H25z" fill="#5a2f08" stroke="#fff0bf" stroke-width="1.8" />
    <path d="M32 13v7M32 42v7M14 31h7M43 31h7" stroke="#94590f" stroke-width="3" stroke-linecap="round" />
  </>
)
