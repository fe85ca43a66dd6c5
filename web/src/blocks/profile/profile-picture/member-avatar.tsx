import { Suspense } from 'react'
import { Late } from '#blocks/late/late.tsx'
import { Avatar } from '#ui/avatar.tsx'

const loadPicture = async () => (await import('./own-picture.tsx')).OwnPicture

/** The signed-in member: the initial at once, then over it the picture that was chosen, which is not part of the first load. */
export const MemberAvatar = ({ name, large }: { readonly name: string; readonly large?: boolean }) => (
  <Avatar name={name} large={large}>
    <Suspense>
      <Late load={loadPicture} wanted props={{}} />
    </Suspense>
  </Avatar>
)
