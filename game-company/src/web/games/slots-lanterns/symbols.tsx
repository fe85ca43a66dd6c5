import type { Letter } from '#games/slots-lanterns/reels.ts'
import { DRAWINGS } from './drawings.tsx'
import { Gradients } from './gradients.tsx'

/** The drawings of all pictures, once in the page; a cell names one of them. */
export const SymbolSheet = () => (
  <svg width="0" height="0" aria-hidden="true">
    <defs>
      <Gradients />
      {Object.entries(DRAWINGS).map(([letter, Drawing]) => (
        <symbol key={letter} id={`s-${letter}`} viewBox="0 0 64 64">
          <Drawing />
        </symbol>
      ))}
    </defs>
  </svg>
)

export const Picture = ({ letter }: { readonly letter: Letter }) => (
  <svg viewBox="0 0 64 64" aria-hidden="true">
    <use href={`#s-${letter}`} />
  </svg>
)
