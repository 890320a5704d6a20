import type { ReactElement } from 'react'
import { Chunk, near } from './Chunk'
import styles from './Chunked.module.scss'
import { chunksOf } from './chunksOf'

interface ChunkedProps<Row> {
  rows: readonly Row[]
  /** How many rows fill a screen. */
  screenful?: number
  /** How the rows of one chunk lie; a card's gap apart unless it says otherwise. */
  className?: string
  /** A row with its key. */
  children: (row: Row, index: number) => ReactElement
}

/** A long list of which a screenful is there at once, and then only what is near the screen. */
export function Chunked<Row>({
  rows,
  screenful = 10,
  className = styles.chunk,
  children,
}: ChunkedProps<Row>) {
  return (
    <>
      {chunksOf(rows, screenful).map(({ from, rows: some }) => (
        <Chunk
          key={from}
          className={className}
          room={from === 0 ? 0 : (near / screenful) * some.length}
        >
          {some.map((row, index) => children(row, from + index))}
        </Chunk>
      ))}
    </>
  )
}
