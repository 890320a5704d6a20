import { z } from 'zod'

const hex = '#(?:[\\da-fA-F]{3}|[\\da-fA-F]{6}|[\\da-fA-F]{8})'

/** A value of theme.json, by name. */
export const variable = z.string().regex(/^@\w+$/)

export const colour = z
  .string()
  .regex(new RegExp(`^(?:${hex}|@\\w+)$`), 'expected a hex colour or a @name of theme.json')

export const oneOf = (...names: [string, ...string[]]) =>
  z.union([z.enum(names), variable], {
    error: `expected ${names.join(', ')} or a @name of theme.json`,
  })

export const components = z.record(z.string(), z.string().min(1))

/** Keys that app.json sets for every page in `window`, and a page.json for its own page. */
export const windowKeys = {
  navigationBarBackgroundColor: colour.optional(),
  navigationBarTextStyle: oneOf('black', 'white').optional(),
  navigationBarTitleText: z.string().optional(),
  navigationStyle: z.enum(['default', 'custom']).optional(),
  homeButton: z.boolean().optional(),
  backgroundColor: colour.optional(),
  backgroundColorContent: colour.optional(),
  backgroundTextStyle: oneOf('dark', 'light').optional(),
  backgroundColorTop: colour.optional(),
  backgroundColorBottom: colour.optional(),
  enablePullDownRefresh: z.boolean().optional(),
  onReachBottomDistance: z.number().nonnegative().optional(),
  pageOrientation: z.enum(['portrait', 'landscape', 'auto']).optional(),
  restartStrategy: z.enum(['homePage', 'homePageAndLatestPage']).optional(),
  initialRenderingCache: z.enum(['static', 'capture', 'dynamic']).optional(),
  visualEffectInBackground: z.enum(['none', 'hidden']).optional(),
  handleWebviewPreload: z.enum(['static', 'manual', 'auto']).optional(),
}
