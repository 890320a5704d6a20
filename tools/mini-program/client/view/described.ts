import type { Described } from '../bridge'
import { BuiltIn } from './BuiltIn'

const read = /\.(?:read|flag|number|value|has)\(\s*["']([a-z][\w-]*)["']/g
/** Which of them are events, WeChat's own list tells. */
const quoted = /["']([a-z]+)["']/g

/** The classes that a component is made of, without what all have in common. */
function classesOf(component: typeof BuiltIn): string[] {
  const texts: string[] = []
  for (let each = component; each !== BuiltIn; each = Object.getPrototypeOf(each) as typeof BuiltIn)
    texts.push(each.toString())
  return texts
}

const found = (texts: string[], pattern: RegExp): string[] =>
  [
    ...new Set(texts.flatMap((text) => [...text.matchAll(pattern)].map(([, name = '']) => name))),
  ].sort()

/** As their code has it. */
export const describeAll = (all: Record<string, typeof BuiltIn>): Record<string, Described> =>
  Object.fromEntries(
    Object.entries(all).map(([tag, component]) => {
      const texts = classesOf(component)
      return [tag, { attributes: found(texts, read), words: found(texts, quoted) }]
    }),
  )
