/**
 * A component that reads a MobX store while it draws has to be an `observer`, or it keeps showing
 * what was there first. Not every component has to be one.
 */
import { openStores } from '../whichStore.mjs'

const inPlace = new Set(['map', 'flatMap', 'filter', 'find', 'some', 'every', 'useMemo'])

export const observeWhatYouRead = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { unobserved: '{{component}} reads {{store}} and is no observer.' },
  },
  create(context) {
    const storeBehind = openStores(context)

    function check(node, read, names) {
      const component = drawnBy(node)
      if (!component || isObserver(component)) return
      const store = storeBehind(read)
      if (!store || names.every((name) => store.fixed.has(name))) return
      const data = {
        component: component.id?.name ?? 'This component',
        store: context.sourceCode.getText(read),
      }
      context.report({ node, messageId: 'unobserved', data })
    }

    return {
      MemberExpression(node) {
        if (isCallee(node) || isWritten(node)) return
        check(node, node.object, [node.property.name])
      },
      'VariableDeclarator[id.type="ObjectPattern"]'(node) {
        if (!node.init) return
        check(
          node,
          node.init,
          node.id.properties.map(({ key }) => key?.name),
        )
      },
    }
  },
}

const isCallee = (node) => node.parent.type === 'CallExpression' && node.parent.callee === node
const isWritten = ({ parent }) => parent.type === 'AssignmentExpression'

const isFunction = ({ type }) => /Function/.test(type)

/** The component in whose drawing this is read: not in a handler or an effect, which run later. */
function drawnBy(node) {
  let at = node.parent
  while (at && !(isFunction(at) && !isCalledInPlace(at))) at = at.parent
  return at && /^[A-Z]/.test(nameOf(at)) ? at : undefined
}

function isCalledInPlace({ parent }) {
  const callee = parent.type === 'CallExpression' && parent.callee
  return callee && inPlace.has((callee.property ?? callee).name)
}

const nameOf = ({ id, parent }) => id?.name ?? (parent.id && parent.id.name) ?? ''

const isObserver = ({ parent }) =>
  parent.type === 'CallExpression' && parent.callee.name === 'observer'
