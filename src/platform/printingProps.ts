/** What comes on paper: headings, and lines below each. */
export interface Paper {
  title: string
  sections: readonly { heading: string; lines: readonly string[] }[]
}

/** Undefined where nothing can be printed. */
export type PrintPaper = ((paper: Paper) => void) | undefined
