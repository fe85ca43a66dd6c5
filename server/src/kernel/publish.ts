/**
 * What happens in one subject and others listen to: by the name of each event the function that a listener is. Subjects add theirs here in their `subject.ts`
 * (`declare module '#kernel/publish.ts'`).
 */
export interface Listeners {}

/** Calls the listeners of an event one after the other, in the unit of work of the event. What one of them throws stops that. */
export type Publish = <Name extends keyof Listeners>(name: Name, ...news: Parameters<Listeners[Name]>) => Promise<void>

/** The publisher of what these listen to. They come later than it, because they are made from what it is a part of. */
export const createPublisher = (): { readonly publish: Publish; readonly listen: (listeners: Partial<Listeners>) => void } => {
  const all: Partial<Listeners>[] = []
  return {
    async publish(name, ...news) {
      for (const listeners of all) await (listeners[name] as ((...given: typeof news) => Promise<void>) | undefined)?.(...news)
    },
    listen: listeners => void all.push(listeners),
  }
}
