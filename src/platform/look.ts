import type { Palette, Theme } from '../tokens/palette'

/** How the app looks now, for what lies outside its pages. */
export interface Look {
  theme: Theme
  palette: Palette
  /** The classes that the style sheet's tokens hang on. */
  className: string
}
