/**
 * A component that reads a MobX store while it draws has to be an `observer`, or it keeps showing
 * what was there first. The rule of eslint-plugin-mobx would have every component be one.
 */
const inPlace = new Set(['map', 'flatMap', 'filter', 'find', 'some', 'every', 'useMemo'])

export const observeWhatYouRead = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { unobserved: '{{component}} reads {{store}} and is no observer.' },
  },
  create(context) {
    const { parserServices } = context.sourceCode
    return {
      MemberExpression(node) {
        if (node.object.type !== 'Identifier' || isCallee(node) || isWritten(node)) return
        const component = drawnBy(node)
        if (!component || isObserver(component)) return
        if (!isStore(parserServices.getTypeAtLocation(node.object))) return
        if (isFixed(parserServices.getSymbolAtLocation(node.property))) return
        const data = { component: component.id?.name ?? 'This component', store: node.object.name }
        context.report({ node, messageId: 'unobserved', data })
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

const isFixed = (property) =>
  property?.declarations?.some(({ modifiers = [] }) =>
    modifiers.some((modifier) => modifier.getText() === 'readonly'),
  )

/** A class is a store when its constructor makes it observable. */
const isStore = (type) =>
  (type.getSymbol()?.getDeclarations() ?? []).some((declaration) =>
    /\bmakeAutoObservable\(this/.test(declaration.getText()),
  )
