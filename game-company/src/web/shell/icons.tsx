import type { ComponentChildren } from 'preact'

const icon = (drawing: ComponentChildren) => () => (
  <svg
    viewBox="0 0 24 24"
    width="24"
    height="24"
    fill="none"
    stroke="currentColor"
    stroke-width="1.8"
    stroke-linecap="round"
    stroke-linejoin="round"
    aria-hidden="true"
  >
    {drawing}
  </svg>
)

export const MenuIcon = icon(<path d="M4 7h16M4 12h16M4 17h10" />)
export const CloseIcon = icon(<path d="m6 6 12 12M18 6 6 18" />)
export const SoundOnIcon = icon(<path d="M4 10v4h3.5L12 18V6L7.5 10zM15.5 9a4 4 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11" />)
export const SoundOffIcon = icon(<path d="M4 10v4h3.5L12 18V6L7.5 10zM16 9.5l5 5M21 9.5l-5 5" />)
export const FairIcon = icon(<path d="M12 3 5 6v5c0 4.5 2.9 8.2 7 10 4.1-1.8 7-5.5 7-10V6zM9 12l2.2 2.200L15.5 10" />)
export const HistoryIcon = icon(<path d="M4 12a8 8 0 1 0 2.6-5.900L4 8.500M4 4v4.500h4.500M12 8v4l3 2" />)
export const DepositIcon = icon(
  <path d="M4 7.5A2.5 2.5 0 0 1 6.5 5H17v3M4 7.5V17a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-7a2 2 0 0 0-2-2H4.500M16 13.500h.1M10 11v5M7.500 13.500h5" />,
)
export const BackIcon = icon(<path d="M14.5 6 8.5 12l6 6" />)
export const FullscreenIcon = icon(<path d="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5" />)
export const InfoIcon = icon(<path d="M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18M12 11v5.500M12 7.600v.1" />)
