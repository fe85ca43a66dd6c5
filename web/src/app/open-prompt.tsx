import { Suspense, useEffect, useState } from 'react'
import { firstDue, prompts } from '#app/prompts.tsx'
import { useAddress } from '#navigation/use-address.ts'
import { dropSignInDialog, useSignInWanted } from '#session/sign-in-dialog.ts'

/** Draws the prompt that is due, and those before it until they have gone. */
export const OpenPrompt = () => {
  const due = firstDue(prompts, { signInWanted: useSignInWanted() })
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set())
  const { path } = useAddress()
  // Whoever leaves the page leaves what waited on it.
  useEffect(dropSignInDialog, [path])
  if (due && !seen.has(due.name)) setSeen(new Set([...seen, due.name]))

  return <Suspense>{prompts.map(({ name, Component }) => seen.has(name) && <Component key={name} open={name === due?.name} />)}</Suspense>
}
