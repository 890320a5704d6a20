const rowsInChunk = 10

export interface Chunk<Row> {
  from: number
  rows: readonly Row[]
}

/** Cut from the top, so that rows which arrive later leave the chunks before them as they are. */
export const chunksOf = <Row>(rows: readonly Row[]): Chunk<Row>[] =>
  Array.from({ length: Math.ceil(rows.length / rowsInChunk) }, (_, index) => ({
    from: index * rowsInChunk,
    rows: rows.slice(index * rowsInChunk, (index + 1) * rowsInChunk),
  }))
