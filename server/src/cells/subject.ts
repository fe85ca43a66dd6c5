import { declareSubject } from '#kernel/subject.ts'
import { type BookStore, bookStore } from './books.ts'
import { CELL_USAGE, cellCommand } from './cell-command.ts'

declare module '#kernel/deps.ts' {
  interface Stores {
    readonly books: BookStore
  }
}

/** Merchants move between installations (docs/scale.md, Cells). */
export const cells = declareSubject({
  stores: (_db, subjects) => ({ books: bookStore(subjects) }),
  commands: { cell: { usage: CELL_USAGE, runForHouse: cellCommand } },
})
