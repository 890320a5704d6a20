/** One file that names another. */
export interface Reference {
  from: string
  line?: number
  /** As it stands in the file. */
  written: string
  /** The files that would do, best first: a script may be a folder's index.js. */
  targets: string[]
  /** Loaded later and asked for with care, so that it may lie in another package. */
  late?: boolean
}
