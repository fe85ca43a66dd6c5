export const Fan = () => (
  <>
    <path d="M32 56 4 30C9 16 19 8 32 8s23 8 28 22z" fill="url(#rose)" />
    <path d="M32 56 14 38c4-6 10-10 18-10s14 4 18 10z" fill="#8d1f57" opacity=".55" />
    <g stroke="#fff" stroke-opacity=".55" stroke-width="1.2">
      {[-50, -37, -24, -12, 0, 12, 24, 37, 50].map(turn => (
        <path key={turn} d="M32 56V9" transform={`rotate(${turn} 32 56)`} />
      ))}
    </g>
    <path d="M4 30C9 16 19 8 32 8s23 8 28 22" fill="none" stroke="url(#gold)" stroke-width="3.5" stroke-linecap="round" />
    <circle cx="32" cy="55" r="4" fill="url(#gold)" />
  </>
)
