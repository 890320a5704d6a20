/** Layers, areas, rooms and the package are held apart (tools/lint/zones). */
import { placeOf } from '../place.mjs'
import { resolve } from '../resolve.mjs'
import { forbids, speaksOf } from '../zones/zone.mjs'
import { zones } from '../zones/zones.mjs'

export const knowOnlyBelow = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { apart: '{{imported}} is not to be imported here. {{message}}' },
  },
  create(context) {
    const file = placeOf(context.filename)
    const ofHere = zones.filter((zone) => speaksOf(zone, file))
    const check = (source) => {
      if (typeof source?.value !== 'string') return
      const imported = resolve(source.value, file)
      if (!imported) return
      for (const zone of ofHere) {
        if (!forbids(zone, imported)) continue
        const data = { imported: source.value, message: zone.message }
        context.report({ node: source, messageId: 'apart', data })
      }
    }
    const checkSource = ({ source }) => check(source)
    return {
      ImportDeclaration: checkSource,
      ExportNamedDeclaration: checkSource,
      ExportAllDeclaration: checkSource,
      ImportExpression: checkSource,
      TSImportType: checkSource,
      TSImportEqualsDeclaration: ({ moduleReference }) => check(moduleReference.expression),
      "CallExpression[callee.name='require']": (node) => check(node.arguments[0]),
    }
  },
}
