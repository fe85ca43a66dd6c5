import { storeClubLabel, storedClubLabel, type KeptClubLabel } from '#notices/customer-service/service-member.ts'
import { createStore, useStore } from '#store.ts'
import { useSession } from './session-store.ts'

const NONE: KeptClubLabel = {}
const store = createStore(storedClubLabel)

/** Keeps the name of the member's club level, which comes with each renewal of the session, for links to customer service. */
export const keepClubLabel = (memberId: string, labelName: string | undefined): void => {
  const label = { id: memberId, labelName }
  storeClubLabel(label)
  store.set(label)
}

/** The name of the member's club level; undefined while it is not known, and for visitors. */
export const useClubLabel = (): string | undefined => {
  const { id, labelName } = useStore(store, NONE)
  return id === useSession()?.id ? labelName : undefined
}
