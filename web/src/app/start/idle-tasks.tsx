import type { ComponentType } from 'react'
import type { Clients } from '#app/clients.ts'
import { useLastVisit } from '#app/old-ios/use-last-visit.ts'
import { Part } from '#blocks/part/part.tsx'
import { usePresses } from '#ui/use-presses.ts'
import { useAhead } from './use-ahead.ts'
import { useConnection } from './use-connection.ts'
import { useListing } from './use-listing.ts'
import { useStatus } from './use-status.ts'

interface TaskProps {
  readonly clients: Clients
}
type Tasks = Readonly<Record<string, ComponentType<TaskProps>>>

/** What runs behind every page once it is idle, by name. Each is a part: the page and the others can do without it. */
export const idleTasks: Tasks = {
  ahead: function Ahead() {
    useAhead()
    return null
  },
  connection: function Connection({ clients }) {
    useConnection(clients)
    return null
  },
  status: function Status({ clients }) {
    useStatus(clients)
    return null
  },
  listing: function Listing() {
    useListing()
    return null
  },
  presses: function Presses() {
    usePresses()
    return null
  },
  'last visit': function LastVisit() {
    useLastVisit()
    return null
  },
}

/** Shows nothing, and is not part of the first load. `tasks`: others in place of the product's own, for tests. */
export const IdleTasks = ({ clients, tasks = idleTasks }: TaskProps & { readonly tasks?: Tasks }) =>
  Object.entries(tasks).map(([name, Task]) => (
    <Part key={name} name={`task ${name}`}>
      <Task clients={clients} />
    </Part>
  ))
