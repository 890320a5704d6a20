import { z } from 'zod'

const values = z.record(z.string(), z.string())

export const themes = z.strictObject({ light: values, dark: values })
export type Themes = z.infer<typeof themes>
