export type Point = readonly [x: number, y: number]
/** Points that lines lead along, one after the other. */
export type Stroke = readonly Point[]

/** Degrees run clockwise from the right; the box is 1 by 1 with y down. */
function arc(cx: number, cy: number, rx: number, ry: number, from: number, to: number): Stroke {
  const steps = Math.ceil((to - from) / 15)
  return Array.from({ length: steps + 1 }, (_, step) => {
    const angle = ((from + ((to - from) * step) / steps) * Math.PI) / 180
    return [cx + rx * Math.cos(angle), cy + ry * Math.sin(angle)] as const
  })
}

/** Points in between, so that a straight line can be bent. */
function line(...corners: Point[]): Stroke {
  const parts = 6
  return corners.flatMap((end, index) => {
    const start = corners[index - 1]
    if (!start) return [end]
    return Array.from({ length: parts }, (_, part): Point => {
      const share = (part + 1) / parts
      return [start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share]
    })
  })
}

const six: readonly Stroke[] = [
  [
    ...line([0.72, 0.03], [0.42, 0.22], [0.21, 0.45], [0.13, 0.68]),
    ...arc(0.5, 0.7, 0.37, 0.28, 180, 540),
  ],
]

/** How each digit is drawn by hand. */
export const digits: readonly (readonly Stroke[])[] = [
  [arc(0.5, 0.5, 0.38, 0.48, 0, 360)],
  [line([0.22, 0.24], [0.55, 0.02], [0.55, 0.98])],
  [[...arc(0.5, 0.28, 0.36, 0.26, 190, 385), ...line([0.78, 0.45], [0.12, 0.97], [0.9, 0.97])]],
  [[...arc(0.46, 0.26, 0.34, 0.24, 205, 440), ...arc(0.44, 0.73, 0.4, 0.25, 285, 515)]],
  [line([0.6, 0.02], [0.08, 0.66], [0.94, 0.66]), line([0.68, 0.38], [0.68, 0.98])],
  [[...line([0.84, 0.03], [0.24, 0.03], [0.19, 0.45]), ...arc(0.46, 0.69, 0.39, 0.28, 235, 510)]],
  six,
  [line([0.1, 0.03], [0.9, 0.03], [0.4, 0.98])],
  [arc(0.5, 0.26, 0.3, 0.24, 90, 450), arc(0.5, 0.74, 0.37, 0.24, 270, 630)],
  six.map((stroke) => stroke.map(([x, y]): Point => [1 - x, 1 - y])),
]
