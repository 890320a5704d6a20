export type Point = readonly [x: number, y: number]
/** Points that lines lead along, one after the other. */
export type Stroke = readonly Point[]

/** How much ink lies on each pixel, row by row: 0 is bare paper, 1 is full. */
export interface Sheet {
  width: number
  height: number
  ink: Float32Array
}

export const blankSheet = (width: number, height: number): Sheet => ({
  width,
  height,
  ink: new Float32Array(width * height),
})

/** What becomes of a pixel that is covered by so much, from 0 to 1. */
export type Press = (ink: number, covered: number) => number

export const draws: Press = (ink, covered) => Math.max(ink, covered)
export const wipes: Press = (ink, covered) => Math.min(ink, 1 - covered)
