/** A constructor makes its object observable whatever else is so, or it is a store only sometimes. */
const isFunction = ({ type }) => /Function/.test(type)

function constructorAround(node) {
  let at = node.parent
  while (at && !isFunction(at)) at = at.parent
  return at?.parent.kind === 'constructor' ? at : undefined
}

export const unconditionalMakeObservable = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { conditional: '{{name}} stands in the constructor itself, under no condition.' },
  },
  create(context) {
    return {
      'CallExpression[callee.name=/^make(Auto)?Observable$/]'(node) {
        if (node.arguments[0]?.type !== 'ThisExpression') return
        const around = constructorAround(node)
        if (!around || node.parent.parent === around.body) return
        context.report({ node, messageId: 'conditional', data: { name: node.callee.name } })
      },
    }
  },
}
