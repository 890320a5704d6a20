interface Box {
  x: number
  y: number
  width: number
  height: number
}

export type Command =
  | (Box & { draw: 'box'; radius: number; fill: string })
  | { draw: 'shape'; points: readonly (readonly [number, number])[]; fill?: string; line?: Line }
  /** One line of words; `y` is its middle. */
  | { draw: 'text'; text: string; x: number; y: number; size: number; bold: boolean; fill: string }
  /** Fills its box; where it does not come, the others are drawn instead. */
  | (Box & {
      draw: 'picture'
      src: string
      radius: number
      /** Which part stays where it does not fit. */
      keeps: Part
      otherwise: readonly Command[]
    })

export type Part = 'middle' | 'right'

interface Line {
  colour: string
  width: number
}

/** How wide words are. */
export type Measure = (text: string, size: number, bold: boolean) => number
