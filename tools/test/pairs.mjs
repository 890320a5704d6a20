/** `x.ts` and `x.h5.ts` stand for each other: a name that only one of them has is listed. */
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import ts from 'typescript'
import { root } from '../install.mjs'
import { tracked } from './tracked.mjs'

const textOf = (file) => readFileSync(join(root, file), 'utf8')

/** Types too: one that is missing is missing on the other platform. */
function namesIn(file) {
  const source = ts.createSourceFile(file, textOf(file), ts.ScriptTarget.Latest, true)
  return source.statements.flatMap(exportedBy)
}

function exportedBy(statement) {
  const { exportClause, modifiers, declarationList, name } = statement
  if (exportClause) return exportClause.elements.map((element) => element.name.text)
  if (ts.isExportDeclaration(statement)) return [statement.getText()]
  if (!modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return []
  const declared = declarationList?.declarations ?? [{ name }]
  return declared.map((one) => one.name.getText())
}

const files = tracked(/^src\/.*\.tsx?$/)
const pairs = files
  .filter((file) => file.includes('.h5.'))
  .map((file) => [file, file.replace('.h5.', '.')])
  .filter(([, mini]) => files.includes(mini))

/** What the browser's file says to other files of the browser, which ask it by its whole name. */
const amongThemselves = new Set(
  files.flatMap((file) =>
    [...textOf(file).matchAll(/^import (?:type )?\{([^}]+)\} from '(?:.*\/)?(\w+\.h5)'/gm)].flatMap(
      ([, names, from]) =>
        names.split(',').map((name) => `${from} ${name.replace('type', '').trim()}`),
    ),
  ),
)

const lacking = (file, other) => {
  const has = namesIn(file)
  const from = basename(other).replace(/\.tsx?$/, '')
  const missing = namesIn(other).filter((name) => !has.includes(name))
  return missing
    .filter((name) => !amongThemselves.has(`${from} ${name}`))
    .map((name) => `${file} has no ${name}`)
}
const found = pairs.flatMap(([h5, mini]) => [...lacking(h5, mini), ...lacking(mini, h5)])
for (const line of found) console.log(line)
process.exitCode = found.length > 0 || pairs.length === 0 ? 1 : 0
