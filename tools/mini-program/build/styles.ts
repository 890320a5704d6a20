import fs from 'node:fs'
import path from 'node:path'
import postcss, { type AtRule, type Root, type Rule } from 'postcss'
import selectorParser from 'postcss-selector-parser'
import { toScreenUnits } from '../client/screenUnits'

/**
 * WXSS → CSS for one page frame: imports taken in, units of the screen made the browser's, tag selectors pointed
 * at the built-in components (`view` → `wx-view`), `page` at the body. A component's classes get
 * its `scope` in front, as its elements do.
 */
export function wxssToCss(dist: string, file: string, scope = ''): string {
  const root = withImports(dist, file, new Set())
  const selectors = selectorParser((parsed) => {
    if (scope) parsed.walkClasses((node) => void (node.value = `${scope}--${node.value}`))
    parsed.walkTags((node) => void (node.value = elementName(node.value)))
  })
  root.walkRules((rule) => {
    if (!isKeyframe(rule)) rule.selector = selectors.processSync(rule.selector)
  })
  root.walkAtRules('media', followTheme)
  root.walkDecls((declaration) => void (declaration.value = toScreenUnits(declaration.value)))
  root.walkAtRules('media', (rule) => void (rule.params = toScreenUnits(rule.params)))
  return root.toString()
}

/** The sheet with what it imports in place; a sheet that was taken in already is not taken again. */
function withImports(dist: string, file: string, seen: Set<string>): Root {
  const full = path.join(dist, file)
  if (seen.has(file) || !fs.existsSync(full)) return postcss.root()
  seen.add(file)
  const root = postcss.parse(fs.readFileSync(full, 'utf8'), { from: full })
  root.walkAtRules('import', (rule) => {
    const target = importTarget(rule, file)
    if (target) rule.replaceWith(withImports(dist, target, seen))
  })
  return root
}

/**
 * The theme of the phone is not that of the browser around it, so its media query becomes a
 * condition on the document. `:where` leaves the weight of the rules as it was.
 */
function followTheme(rule: AtRule): void {
  const theme = /^\(prefers-color-scheme:\s*(light|dark)\)$/.exec(rule.params.trim())?.[1]
  if (!theme) return
  rule.walkRules((inner) => {
    inner.selectors = inner.selectors.map((each) => `:where([data-theme='${theme}']) ${each}`)
  })
  rule.replaceWith(rule.nodes ?? [])
}

const isKeyframe = ({ parent }: Rule): boolean =>
  parent?.type === 'atrule' && /keyframes$/.test((parent as AtRule).name)

function importTarget(rule: AtRule, from: string): string | undefined {
  const url = /["']([^"']+)["']/.exec(rule.params)?.[1]
  if (!url) return undefined
  return url.startsWith('/') ? url.slice(1) : path.posix.join(path.posix.dirname(from), url)
}

function elementName(tag: string): string {
  const name = tag.toLowerCase()
  if (name === 'page') return 'body'
  return name === 'body' || name.startsWith('wx-') ? name : `wx-${name}`
}
