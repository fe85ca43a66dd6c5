/** The name with the part that was searched for marked. */
export const Highlighted = ({ name, typed }: { name: string; typed: string }) => {
  const at = typed === '' ? -1 : name.toLowerCase().indexOf(typed.toLowerCase())
  if (at < 0) return <>{name}</>
  return (
    <>
      {name.slice(0, at)}
      <mark>{name.slice(at, at + typed.length)}</mark>
      {name.slice(at + typed.length)}
    </>
  )
}
