/** What is imported stands in the order of how far away it is: packages, ours, above, beside. */
import { isBuiltin } from 'node:module'
import { placeOf } from '../place.mjs'
import { resolve } from '../resolve.mjs'

const kinds = ['a package', 'what is ours by an alias', 'a folder above', 'a file beside']

function kindOf(source, file) {
  if (isBuiltin(source)) return 0
  if (/^\.\.(\/|$)/.test(source)) return 2
  if (source.startsWith('.')) return 3
  return resolve(source, file) ? 1 : 0
}

/** What is imported for its effect alone stands where it has to. */
function sourceOf({ type, specifiers, source, declarations }) {
  if (type === 'ImportDeclaration' && specifiers.length > 0) return source
  if (type !== 'VariableDeclaration') return undefined
  const required = declarations.find(({ init }) => init?.callee?.name === 'require')
  return required?.init.arguments[0]
}

export const importOrder = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { order: '{{name}} is {{kind}}: it stands before {{before}}.' },
  },
  create(context) {
    const file = placeOf(context.filename)
    return {
      Program({ body }) {
        let last
        for (const statement of body) {
          const source = sourceOf(statement)
          if (typeof source?.value !== 'string') continue
          const name = source.value
          const kind = kindOf(name, file)
          if (last && kind < last.kind) {
            const data = { name, kind: kinds[kind], before: last.name }
            context.report({ node: source, messageId: 'order', data })
          } else {
            last = { kind, name }
          }
        }
      },
    }
  },
}
