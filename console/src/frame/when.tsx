import { useNow } from '#format/now.ts'
import { exactTime, shortTime } from '#format/times.ts'
import { Age } from '#ui/age/age.tsx'

/** Younger than this is shown as an age, ms. */
const A_DAY = 24 * 60 * 60_000

/** An age of what is of today, else day and time, in the merchant's zone. */
export const When = ({ at, timeZone }: { at: string; timeZone: string | undefined }) => {
  const now = useNow()
  if (now - new Date(at).getTime() < A_DAY && now >= new Date(at).getTime()) return <Age since={at} timeZone={timeZone} />
  return (
    <time dateTime={at} title={exactTime(at, timeZone)} className="nw">
      {shortTime(at, timeZone)}
    </time>
  )
}
