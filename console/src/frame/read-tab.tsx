import type { ReactNode } from 'react'
import { errorWords, requestIdOf } from '#request/error-words.ts'
import type { Read } from '#request/use-op.ts'
import { Failed, Waiting } from '#ui/states.tsx'

/** What was read, or that it is being read, or why it could not be. */
export const ReadTab = <Value,>({ read, children }: { read: Read<Value>; children: (value: Value) => ReactNode }) => {
  if (read.value !== undefined) return <>{children(read.value)}</>
  if (read.error === undefined) return <Waiting rows={8} />
  return (
    <Failed requestId={requestIdOf(read.error)} onAgain={read.again}>
      {errorWords(read.error)}
    </Failed>
  )
}
