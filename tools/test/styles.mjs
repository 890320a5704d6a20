/** Classes and variables have no types: what is asked for and not there, or there and not asked for. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import postcss from 'postcss'
import selectorParser from 'postcss-selector-parser'
import { compile } from 'sass'
import { root } from '../install.mjs'
import { tracked } from './tracked.mjs'

const files = tracked(/^(src|tools\/gallery)\/.*\.(tsx?|scss|html)$/)
const sheets = files.filter((file) => /(^|\/)[^_/][^/]*\.scss$/.test(file))
const sources = files.filter((file) => !file.endsWith('.scss'))
const cssOf = new Map(sheets.map((file) => [file, compile(join(root, file)).css]))
const textOf = new Map(sources.map((file) => [file, readFileSync(join(root, file), 'utf8')]))

const found = [...wrongClasses(), ...wrongVariables()]
for (const line of found) console.log(line)
process.exitCode = found.length > 0 || sheets.length === 0 ? 1 : 0

function wrongClasses() {
  const readers = [...textOf].flatMap(([file, text]) =>
    [...text.matchAll(/^import (\w+) from '(.+\.module\.scss)'/gm)].map(([, name, from]) => ({
      file,
      sheet: from.startsWith('@/') ? `src/${from.slice(2)}` : join(file, '..', from),
      asked: [...text.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))].map(([, one]) => one),
      // who looks a class up by a value may mean any that the code has a word for
      byValue: text.includes(`${name}[`),
    })),
  )
  return sheets
    .filter((sheet) => sheet.endsWith('.module.scss'))
    .flatMap((sheet) => {
      const classes = classesOf(cssOf.get(sheet))
      const users = readers.filter((one) => one.sheet === sheet)
      const missing = users.flatMap(({ file, asked }) =>
        asked
          .filter((name) => !classes.has(name))
          .map((name) => `${file}: ${sheet} has no .${name}`),
      )
      const asked = new Set(users.flatMap((one) => one.asked))
      const isAsked = (name) =>
        asked.has(name) || (users.some(({ byValue }) => byValue) && isWord(name))
      const unused = [...classes].filter((name) => !isAsked(name))
      return [...missing, ...unused.map((name) => `${sheet}: nobody asks for .${name}`)]
    })
}

function isWord(name) {
  return [...textOf.values()].some((text) => new RegExp(`\\b${name}\\b`).test(text))
}

/** The module's own: what is named in `:global()` belongs to another. */
function classesOf(css) {
  const classes = new Set()
  const collect = selectorParser((selectors) => {
    selectors.walkPseudos((pseudo) => pseudo.value === ':global' && pseudo.remove())
    selectors.walkClasses(({ value }) => classes.add(value))
  })
  postcss.parse(css).walkRules(({ selector }) => collect.processSync(selector))
  return classes
}

/** A style sheet defines a variable, or a style in the code does. */
function wrongVariables() {
  const texts = [...cssOf.values(), ...textOf.values()].join('\n')
  const named = (pattern) => new Set([...texts.matchAll(pattern)].map(([, name]) => name))
  const defined = named(/(--[\w-]+)['"]?\]?\s*:/g)
  return [...named(/var\((--[\w-]+)\s*[,)]/g)]
    .filter((name) => !defined.has(name))
    .map((name) => `var(${name}) is defined nowhere`)
}
