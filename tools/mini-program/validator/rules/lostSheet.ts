import type { AnyNode, ObjectExpression } from 'acorn'
import { full } from 'acorn-walk'
import type { Fault } from '../Finding'
import { literal } from '../scripts/literal'
import { placeOf, type Script, scriptsOf } from '../scripts/scripts'
import { nameOf } from '../scripts/texts'
import { treeOf } from '../scripts/tree'
import { valueOf, variableOf } from '../scripts/variables'
import { sheetsOf } from '../sheets'
import type { Upload } from '../Upload'

/**
 * The classes that a script takes from one style sheet, `{ card: 'card-x1' }`, stand in some sheet.
 * When none of them does, the sheet is gone.
 */
export function lostSheet(upload: Upload): Fault[] {
  const selectors = sheetsOf(upload).flatMap(({ root }) => {
    const found: string[] = []
    root?.walkRules(({ selector }) => void found.push(selector))
    return found
  })
  const classes = new Set(selectors.flatMap((each) => each.match(/(?<=\.)[\w-]+/g) ?? []))
  return scriptsOf(upload).flatMap((script) =>
    [...classMapsIn(script)].flatMap((map) => {
      const names = map.properties.flatMap((each) => namesIn(each))
      if (names.length === 0 || names.some((name) => classes.has(name))) return []
      const message = `no style sheet has .${names[0]}, nor the others that come with it`
      return [{ file: script.file, ...placeOf(map.loc?.start), message }]
    }),
  )
}

/** `className: styles.card`, also within what is put together there. */
function classMapsIn(script: Script): Set<ObjectExpression> {
  const found = new Set<ObjectExpression>()
  const { program, scopes } = script
  if (!program || !scopes) return found
  for (const property of treeOf(program).all('Property')) {
    if (nameOf(property) !== 'className') continue
    full(property.value, (node) => {
      if (node.type !== 'MemberExpression' || node.object.type !== 'Identifier') return
      const map = valueOf(variableOf(scopes, node.object))
      if (map?.type === 'ObjectExpression' && isOfTexts(map)) found.add(map)
    })
  }
  return found
}

const isOfTexts = ({ properties }: ObjectExpression) =>
  properties.every((each) => namesIn(each).length > 0)

function namesIn(property: AnyNode): string[] {
  const text = property.type === 'Property' ? literal(property.value) : undefined
  return text?.split(' ').filter((name) => name !== '') ?? []
}
