const isNothing = (value: unknown) =>
  value === undefined ||
  value === null ||
  value === '' ||
  value === 0 ||
  value === false ||
  (typeof value === 'object' && Object.keys(value).length === 0)

/** Without what a file leaves out: nothing is what it means to leave something out. */
export const said = <Row extends object>(row: Row): Partial<Row> =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => !isNothing(value))) as Partial<Row>
