interface Section {
  heading: string
  lines: readonly string[]
  /** Below the lines: the address of its data, and what it shows. */
  picture?: { src: string; alt: string }
}

/** What comes on paper: headings, and lines below each. */
export interface Paper {
  title: string
  sections: readonly Section[]
}

/** Undefined where nothing can be printed. */
export type PrintPaper = ((paper: Paper) => void) | undefined
