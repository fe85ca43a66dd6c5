/** A time that is left as a clock shows it: `09:41`, or `1:02:03` from an hour on. A begun second counts as a whole one. */
export const clockText = (ms: number): string => {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  const two = (value: number) => String(value).padStart(2, '0')
  const hours = Math.floor(seconds / 3600)
  const rest = `${two(Math.floor((seconds % 3600) / 60))}:${two(seconds % 60)}`
  return hours > 0 ? `${hours}:${rest}` : rest
}
