import type { Palette } from '@/tokens/palette'

/** Draws into a box of 200 by 140. */
export type Scene = (palette: Palette) => string

export const ground = (rx: number): string =>
  `<ellipse cx="100" cy="128" rx="${rx}" ry="7" fill="#2a231a" opacity=".1"/>`
