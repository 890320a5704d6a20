import type { ReactElement } from 'react'
import { Chunk } from './Chunk'
import styles from './Chunked.module.scss'
import { chunksOf } from './chunksOf'

interface ChunkedProps<Row> {
  rows: readonly Row[]
  /** How the rows of one chunk lie; a card's gap apart unless it says otherwise. */
  className?: string
  /** A row with its key. */
  children: (row: Row, index: number) => ReactElement
}

/** A long list of which only what is near the screen is there, ten rows at a time. */
export function Chunked<Row>({ rows, className = styles.chunk, children }: ChunkedProps<Row>) {
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
