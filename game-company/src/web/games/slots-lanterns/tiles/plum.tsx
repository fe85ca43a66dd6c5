// Each in a square of 64 by 64. The colours that run are those of `gradients.tsx`.

const petals = (count: number) => Array.from({ length: count }, (_, at) => (360 / count) * at)

export const Plum = () => (
  <>
    <g fill="url(#violet)" stroke="#54289c" stroke-opacity=".5" stroke-width="1">
      {petals(5).map(turn => (
        <path key={turn} d="M32 32C21 26 19 12 32 6c13 6 11 20 0 26z" transform={`rotate(${turn} 32 32)`} />
      ))}
    </g>
    <circle cx="32" cy="32" r="6" fill="url(#gold)" />
    <g stroke="#ffeab0" stroke-width="1.3">
      {petals(10).map(turn => (
        <path key={turn} d="M32 25v-6" transform={`rotate(${turn} 32 32)`} />
      ))}
    </g>
  </>
)
