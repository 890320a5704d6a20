/**
 * What a file gives out that is observable, by the name it has there: a store itself, a function
 * that gives one, or the class of one. A class is that of stores when its constructor makes it so.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { root } from '../install.mjs'

const makes = /\bmakeAutoObservable\(this/
const known = new Map()

const isReadonly = ({ modifiers = [] }) =>
  modifiers.some(({ kind }) => kind === ts.SyntaxKind.ReadonlyKeyword)

/** Its fields that never change, those of the constructor's parameters included. */
function fixedOf(declaration) {
  const parameters = declaration.members
    .filter(ts.isConstructorDeclaration)
    .flatMap((made) => made.parameters)
  return [...declaration.members, ...parameters]
    .filter(isReadonly)
    .map(({ name }) => name.getText())
}

function classesIn(source) {
  const classes = source.statements.filter(ts.isClassDeclaration)
  return classes
    .filter((one) => makes.test(one.getText()))
    .map((one) => [one.name.text, { fixed: new Set(fixedOf(one)) }])
}

const classOf = (init) =>
  init && ts.isNewExpression(init) ? init.expression.getText() : init?.type?.getText()

/** The name, and the class of what stands behind it or is given by it. */
function namesIn(statement) {
  if (ts.isFunctionDeclaration(statement))
    return [[statement.name?.text, statement.type?.getText()]]
  if (!ts.isVariableStatement(statement)) return []
  return statement.declarationList.declarations.map(({ name, type, initializer }) => [
    name.getText(),
    type?.getText() ?? classOf(initializer),
  ])
}

function read(text) {
  const source = ts.createSourceFile('store.ts', text, ts.ScriptTarget.Latest, true)
  const classes = new Map(classesIn(source))
  const named = source.statements
    .flatMap(namesIn)
    .filter(([, type]) => classes.has(type))
    .map(([name, type]) => [name, classes.get(type)])
  return new Map([...classes, ...named])
}

export function storesOf(file) {
  if (!known.has(file)) {
    const text = /\.tsx?$/.test(file) ? readFileSync(join(root, file), 'utf8') : ''
    known.set(file, makes.test(text) ? read(text) : new Map())
  }
  return known.get(file)
}
