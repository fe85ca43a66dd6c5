import { useState, type ComponentType, type ReactNode } from 'react'
import useSWR from 'swr'
import { useTexts } from '#texts/use-texts.ts'
import { ButtonRow, FactRow } from '#ui/list.tsx'
import { Skeleton } from '#ui/states/skeleton.tsx'

interface Page<Row> {
  readonly rows: readonly Row[]
  /** Asks for the page after this one; absent on the last. */
  readonly next?: string | undefined
}

interface PagedRowsProps<Row> {
  /** Names the list and its reader, for the cache of answers. */
  readonly name: readonly string[]
  readonly load: (after: string | undefined) => Promise<Page<Row>>
  readonly after?: string
  /** Draws one row. */
  readonly RowFace: ComponentType<{ readonly row: Row }>
  /** Shown instead of the rows if the list has none. */
  readonly empty: ReactNode
  readonly failed: string
  readonly more: string
}

/** The rows of a long list, page by page: each page has a row at its end that draws the next one. */
export const PagedRows = <Row,>(props: PagedRowsProps<Row>) => {
  const { name, load, after, RowFace, empty, failed, more } = props
  const shell = useTexts('shell')
  const [open, setOpen] = useState(false)
  const { data, error, mutate } = useSWR([...name, after ?? ''], () => load(after), { shouldRetryOnError: false })
  if (error !== undefined && !data)
    return (
      <>
        <FactRow title={failed} />
        <ButtonRow title={shell('retry')} onClick={() => void mutate()} />
      </>
    )
  if (!data)
    return (
      <li>
        <Skeleton shape="row" />
      </li>
    )
  if (data.rows.length === 0 && after === undefined) return <li>{empty}</li>
  return (
    <>
      {data.rows.map((row, at) => (
        // A page's rows are replaced together.
        <RowFace key={at} row={row} />
      ))}
      {data.next !== undefined && open && <PagedRows {...props} after={data.next} />}
      {data.next !== undefined && !open && <ButtonRow title={more} onClick={() => setOpen(true)} />}
    </>
  )
}
