import path from 'node:path'
import { requireWithEsbuild } from '@tarojs/helper'
import type * as Palette from '../src/tokens/palette'

const { palettes } = requireWithEsbuild(
  path.resolve(__dirname, '../src/tokens/palette.ts'),
) as typeof Palette

/** What the first paint needs before any style sheet is there; see src/index.html. */
export const shell = { light: palettes.light, dark: palettes.dark }
