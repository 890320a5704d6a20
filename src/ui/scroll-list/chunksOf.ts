export interface Chunk<Row> {
  from: number
  rows: readonly Row[]
}

/** Cut from the top, so that rows which arrive later leave the chunks before them as they are. */
export const chunksOf = <Row>(rows: readonly Row[], size: number): Chunk<Row>[] =>
  Array.from({ length: Math.ceil(rows.length / size) }, (_, index) => ({
    from: index * size,
    rows: rows.slice(index * size, (index + 1) * size),
  }))
