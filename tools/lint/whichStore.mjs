/** Which store an expression means, found without types: by its import, and by what it was made of. */
import { placeOf } from './place.mjs'
import { resolve } from './resolve.mjs'
import { storesOf } from './stores.mjs'

/** They give back what the function in them gives, or what is put into them. */
const kept = new Set(['useState', 'useMemo', 'useRef'])

const unwrap = (node) =>
  /^TS(As|Satisfies|NonNull)/.test(node?.type) ? unwrap(node.expression) : node

/** What a function gives, where it is no more than that. */
function givenBy({ body }) {
  if (body?.type !== 'BlockStatement') return body
  return body.body.find(({ type }) => type === 'ReturnStatement')?.argument
}

const keyIn = (pattern, name) =>
  pattern.properties.find(({ value }) => (value?.left ?? value)?.name === name)?.key?.name

export function openStores({ filename, sourceCode }) {
  const file = placeOf(filename)

  function variable({ name }, node) {
    let scope = sourceCode.getScope(node)
    while (scope && !scope.set.has(name)) scope = scope.upper
    return scope?.set.get(name)?.defs[0]
  }

  function imported({ node, parent }) {
    const from = resolve(parent.source.value, file)
    return from && storesOf(from).get((node.imported ?? node.local).name)
  }

  /** The type of the member that this name was taken from. */
  function typeOfMember(type, name) {
    if (type?.type === 'TSTypeReference') {
      const body = sourceCode.ast.body.map((one) => one.declaration ?? one)
      const declared = body.find((one) => one.id?.name === type.typeName.name)
      return typeOfMember(declared?.typeAnnotation ?? declared?.body, name)
    }
    const members = type?.members ?? (Array.isArray(type?.body) ? type.body : [])
    return members.find(({ key }) => key?.name === name)?.typeAnnotation?.typeAnnotation
  }

  function ofType(type) {
    if (!type) return undefined
    if (type.type === 'TSTypeQuery') return behind(type.exprName)
    if (type.type === 'TSUnionType') return firstOf(type.types, ofType)
    if (type.type !== 'TSTypeReference') return undefined
    return behind(type.typeName) ?? firstOf(type.typeArguments?.params ?? [], ofType)
  }

  function ofParameter(name, parameter) {
    const pattern = parameter.left ?? parameter
    const type = pattern.typeAnnotation?.typeAnnotation
    if (pattern.type !== 'ObjectPattern') return ofType(type)
    return ofType(typeOfMember(type, keyIn(pattern, name)))
  }

  function ofVariable(name, { id, init }) {
    if (id.type === 'ArrayPattern') return id.elements[0]?.name === name ? behind(init) : undefined
    if (id.type !== 'Identifier') return undefined
    return ofType(id.typeAnnotation?.typeAnnotation) ?? behind(init)
  }

  function ofName(node) {
    const found = variable(node, node)
    if (found?.type === 'ImportBinding') return imported(found)
    if (found?.type === 'Variable')
      return storesOf(file).get(node.name) ?? ofVariable(node.name, found.node)
    if (found?.type !== 'Parameter') return storesOf(file).get(node.name)
    const holder = found.node.params.find(({ range }) => isWithin(found.name.range, range))
    return holder && ofParameter(node.name, holder)
  }

  function ofCall({ callee, arguments: [first] }) {
    if (callee.type !== 'Identifier') return undefined
    if (!kept.has(callee.name)) return behind(callee)
    return first && (/Function/.test(first.type) ? behind(givenBy(first)) : behind(first))
  }

  function behind(wrapped) {
    const node = unwrap(wrapped)
    if (node?.type === 'Identifier') return ofName(node)
    if (node?.type === 'CallExpression') return ofCall(node)
    if (node?.type === 'NewExpression') return behind(node.callee)
    if (node?.type === 'ConditionalExpression')
      return behind(node.consequent) ?? behind(node.alternate)
    if (node?.type === 'LogicalExpression') return behind(node.left) ?? behind(node.right)
    return undefined
  }

  return behind
}

const isWithin = ([from, to], [start, end]) => from >= start && to <= end

function firstOf(list, of) {
  for (const one of list) {
    const found = of(one)
    if (found) return found
  }
  return undefined
}
