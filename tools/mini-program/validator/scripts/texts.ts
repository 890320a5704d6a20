import type { AnyNode, Property } from 'acorn'
import { perUpload } from '../perUpload'
import type { Upload } from '../Upload'
import { literal } from './literal'
import { placeOf, scriptsOf } from './scripts'
import { treeOf } from './tree'

/** A text that stands in a script as it is. */
export interface Text {
  file: string
  line: number
  column: number
  text: string
  /** The property whose value it is: `{ url: '…' }`. */
  key?: string
}

export const textsOf = perUpload((upload: Upload): Text[] =>
  scriptsOf(upload).flatMap(({ file, program }) => {
    if (!program) return []
    const tree = treeOf(program)
    return [...tree.all('Literal'), ...tree.all('TemplateElement')].flatMap((node) => {
      const text = node.type === 'Literal' ? literal(node) : (node.value.cooked ?? undefined)
      if (text === undefined) return []
      return [{ file, ...placeOf(node.loc?.start), text, key: keyOf(node, tree.parent(node)) }]
    })
  }),
)

function keyOf(node: AnyNode, outer: AnyNode | undefined): string | undefined {
  if (outer?.type !== 'Property' || outer.value !== node) return undefined
  return nameOf(outer)
}

export const nameOf = ({
  computed,
  key,
}: Pick<Property, 'computed' | 'key'>): string | undefined => {
  if (computed) return undefined
  return key.type === 'Identifier' ? key.name : literal(key)
}
