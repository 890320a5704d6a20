/**
 * A backup is one gzip of lines: the head, then of every table a line that names it, its rows in
 * COPY's text format and `\.`, and at last the tail, which tells a whole file from a torn one.
 */
export const FORMAT = 'linji backup 1'
export const END_OF_ROWS = '\\.'

export interface Head {
  format: typeof FORMAT
  /** The newest migration of the database it was taken from. */
  schema: string
  /** Which data key its identities are sealed with. */
  keyPrint: string
  createdAt: string
}

export interface TableHead {
  table: string
  columns: string[]
}

export interface Tail {
  end: true
  rows: number
  sequences: { name: string; value: number; called: boolean }[]
}

export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`

export const copyTarget = ({ table, columns }: TableHead) =>
  `public.${quoted(table)} (${columns.map(quoted).join(', ')})`
