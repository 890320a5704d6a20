import { createContext, useContext } from 'react'
import type { Palette } from '../tokens/palette'
import { appearance } from './appearance'

/** How a page is written: as the person chose, or large and strong whoever reads it. */
export type Writing = 'chosen' | 'large'

/** Given by the screen to all that stands on it. */
export const WritingContext = createContext<Writing>('chosen')

/** For drawings, which cannot read the style sheet; whoever calls it is an observer. */
export const usePalette = (): Palette => appearance.paletteOf(useContext(WritingContext))

/** Whether the letters here are larger than the standard. */
export const useLarge = (): boolean =>
  /elder|text-/.test(appearance.classNameOf(useContext(WritingContext)))
