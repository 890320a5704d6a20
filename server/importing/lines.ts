export interface Line {
  text: string
  number: number
}

/** The lines of a list on which something is written. */
export const linesOf = (text: string): Line[] =>
  text
    .split('\n')
    .map((line, at) => ({ text: line.trim(), number: at + 1 }))
    .filter((line) => line.text !== '')
