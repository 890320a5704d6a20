import type { ReactElement } from 'react'
import { Chunk } from './Chunk'
import { chunksOf } from './chunksOf'

interface ChunkedProps<Row> {
  rows: readonly Row[]
  /** How the rows of one chunk lie. */
  className?: string
  /** A row with its key. */
  children: (row: Row, index: number) => ReactElement
}

/** A long list of which only what is near the screen is there, ten rows at a time. */
export function Chunked<Row>({ rows, className = '', children }: ChunkedProps<Row>) {
  return (
    <>
      {chunksOf(rows).map((chunk) => (
        <Chunk key={chunk.from} className={className}>
          {chunk.rows.map((row, index) => children(row, chunk.from + index))}
        </Chunk>
      ))}
    </>
  )
}
