import { type ReactElement, useState } from 'react'
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

/** A long list of which at first a screenful is there, and then only what is near the screen. */
export function Chunked<Row>({
  rows,
  screenful = 10,
  className = styles.chunk,
  children,
}: ChunkedProps<Row>) {
  // rows that come later were asked for at the end of the list: whoever reads it is near
  const [first] = useState(rows.length)
  const roomFor = (from: number, count: number) =>
    from > 0 && from < first ? (near / screenful) * count : 0
  return (
    <>
      {chunksOf(rows, screenful).map(({ from, rows: some }) => (
        <Chunk key={from} className={className} room={roomFor(from, some.length)}>
          {some.map((row, index) => children(row, from + index))}
        </Chunk>
      ))}
    </>
  )
}
