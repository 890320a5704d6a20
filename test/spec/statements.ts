import ts from 'typescript'

/** A name that another file has: as it calls it, and as this one does. */
export interface Link {
  file: string
  theirs: string
  ours: string
}

/** A statement at the top of a file: what it uses and says when it is used. */
export interface Statement {
  declares: string[]
  uses: string[]
  says: string[]
  /** Files that it loads when it comes to that. */
  loads: string[]
  /** What it hands on of another file, or of this one where none is named. */
  handsOn: Link[]
}

export interface Source {
  statements: Statement[]
  imports: Link[]
}

/** In place of a name: all that a file has. */
export const whole = '*'

export function readSource(file: string, text: string): Source {
  const { statements } = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const [imports, others] = [
    statements.filter(ts.isImportDeclaration),
    statements.filter((node) => !ts.isImportDeclaration(node)),
  ]
  return { imports: imports.flatMap(importedBy), statements: others.map(readStatement) }
}

const textOf = (node: ts.Node | undefined) =>
  node && ts.isStringLiteralLike(node) ? node.text : ''

function importedBy({ importClause, moduleSpecifier }: ts.ImportDeclaration): Link[] {
  const file = textOf(moduleSpecifier)
  if (!importClause) return [{ file, theirs: '', ours: '' }]
  if (importClause.isTypeOnly) return []
  const { name, namedBindings: names } = importClause
  const own = name ? [{ file, theirs: 'default', ours: name.text }] : []
  if (!names) return own
  if (ts.isNamespaceImport(names)) return [...own, { file, theirs: whole, ours: names.name.text }]
  return [...own, ...linksOf(names, file)]
}

const linksOf = ({ elements }: ts.NamedImports | ts.NamedExports, file: string): Link[] =>
  [...elements]
    .filter((one) => !one.isTypeOnly)
    .map(({ propertyName, name }) => ({
      file,
      theirs: (propertyName ?? name).text,
      ours: name.text,
    }))

/** What only names something in a type does not use it. */
function readStatement(node: ts.Statement): Statement {
  const found: Statement = {
    declares: declaredBy(node),
    uses: [],
    says: [],
    loads: [],
    handsOn: ts.isExportDeclaration(node) ? handedOnBy(node) : [],
  }
  const look = (one: ts.Node): void => {
    if (isOfTypes(one)) return
    if (ts.isIdentifier(one) && isValue(one)) found.uses.push(one.text)
    if (ts.isStringLiteralLike(one) && /^\/[\w/]+$/.test(one.text)) found.says.push(one.text)
    if (ts.isCallExpression(one) && isLoading(one)) found.loads.push(textOf(one.arguments[0]))
    ts.forEachChild(one, look)
  }
  look(node)
  return found
}

function handedOnBy({ isTypeOnly, exportClause, moduleSpecifier }: ts.ExportDeclaration): Link[] {
  const file = textOf(moduleSpecifier)
  if (isTypeOnly) return []
  return exportClause && ts.isNamedExports(exportClause)
    ? linksOf(exportClause, file)
    : [{ file, theirs: whole, ours: whole }]
}

const isOfTypes = (node: ts.Node) =>
  ts.isExportDeclaration(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeAliasDeclaration(node) ||
  (ts.isTypeNode(node) && !ts.isExpressionWithTypeArguments(node))

const isLoading = ({ expression }: ts.CallExpression) =>
  expression.kind === ts.SyntaxKind.ImportKeyword ||
  (ts.isIdentifier(expression) && expression.text === 'require')

/** Not the name after a dot, nor that of a field. */
function isValue(node: ts.Identifier): boolean {
  const { parent } = node
  const hasName =
    ts.isPropertyAccessExpression(parent) ||
    ts.isPropertyAssignment(parent) ||
    ts.isJsxAttribute(parent)
  return !(hasName && parent.name === node)
}

function declaredBy(node: ts.Statement): string[] {
  if (ts.isVariableStatement(node))
    return node.declarationList.declarations.flatMap(({ name }) => boundBy(name))
  if (ts.isExportAssignment(node)) return ['default']
  if (!ts.isFunctionDeclaration(node) && !ts.isClassDeclaration(node)) return []
  const isDefault = node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword)
  return [...(node.name ? [node.name.text] : []), ...(isDefault ? ['default'] : [])]
}

const boundBy = (name: ts.BindingName): string[] =>
  ts.isIdentifier(name)
    ? [name.text]
    : [...name.elements].flatMap((one) => (ts.isOmittedExpression(one) ? [] : boundBy(one.name)))
