export const eyes = (left: number, right: number, y: number, size: number) => (
  <>
    <circle cx={left} cy={y} r={size} fill="#20222b" />
    <circle cx={right} cy={y} r={size} fill="#20222b" />
    <circle cx={left + size * 0.35} cy={y - size * 0.4} r={size * 0.32} fill="#fff" />
    <circle cx={right + size * 0.35} cy={y - size * 0.4} r={size * 0.32} fill="#fff" />
  </>
)
