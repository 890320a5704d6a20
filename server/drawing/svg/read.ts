import type { Attributes } from './shapes'

/** A tag with all that it has from those around it. */
export interface Drawn {
  tag: string
  own: Attributes
  style: Attributes
  /** From the outermost to its own. */
  transforms: readonly string[]
  opacity: number
}

const inherited = [
  'fill',
  'fill-rule',
  'stroke',
  'stroke-width',
  'stroke-linecap',
  'stroke-dasharray',
  'stroke-opacity',
]

type Around = Omit<Drawn, 'tag' | 'own'>

const outside: Around = { style: {}, transforms: [], opacity: 1 }

/** What a drawing consists of, from back to front. */
export function readDrawing(svg: string): Drawn[] {
  const around = [outside]
  const drawn: Drawn[] = []
  const tags = [...svg.matchAll(/<(\/?)(\w+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>/g)]
  if (tags.length !== svg.split('<').length - 1) throw new Error('A drawing with more than tags')
  for (const [, end, tag = '', written = '', whole] of tags) {
    if (end) {
      around.pop()
      continue
    }
    const own = attributesOf(written)
    const inside = within(around.at(-1)!, own)
    if (tag !== 'svg' && tag !== 'g') drawn.push({ tag, own, ...inside })
    if (!whole) around.push(inside)
  }
  return drawn
}

const attributesOf = (written: string): Attributes =>
  Object.fromEntries(
    [...written.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name, value]) => [name!, value!]),
  )

function within({ style, transforms, opacity }: Around, own: Attributes): Around {
  const given = inherited.filter((name) => own[name] !== undefined)
  return {
    style: { ...style, ...Object.fromEntries(given.map((name) => [name, own[name]!])) },
    transforms: own.transform ? [...transforms, own.transform] : transforms,
    opacity: opacity * Number(own.opacity ?? 1),
  }
}
