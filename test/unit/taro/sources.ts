import { readFileSync } from 'node:fs'

/** Where nothing can be called, the smallest telling piece of what is installed. */
export const sourceOf = (file: string): string =>
  readFileSync(require.resolve(`../../../node_modules/${file}`), 'utf8')

/** One leaning on Taro and what holds it, by the name of its row in docs/TARO.md. */
export type Leanings = Readonly<Record<string, () => unknown>>
