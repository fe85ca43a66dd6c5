import { Suspense, useState } from 'react'
import { firstDue, prompts } from '#app/prompts.tsx'
import { useSignInWanted } from '#session/sign-in-dialog.ts'

/** Draws the prompt that is due, and those before it until they have gone. */
export const OpenPrompt = () => {
  const due = firstDue(prompts, { signInWanted: useSignInWanted() })
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set())
  if (due && !seen.has(due.name)) setSeen(new Set([...seen, due.name]))

  return <Suspense>{prompts.map(({ name, Component }) => seen.has(name) && <Component key={name} open={name === due?.name} />)}</Suspense>
}
