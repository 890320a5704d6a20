import type { ChildNode } from 'postcss'
import selectorParser from 'postcss-selector-parser'
import type { Fault } from '../Finding'
import { sheetsOf } from '../sheets'
import type { Upload } from '../Upload'
import { compile } from '../wechat/compilers'

export const styleSyntax = (upload: Upload): Fault[] =>
  sheetsOf(upload).flatMap(({ file, error }) =>
    error ? [{ file, line: error.line, message: error.reason }] : [],
  )

export const wcsc = (upload: Upload): Fault[] => compile('wcsc', upload, upload.ending('.wxss'))

const url = /url\(\s*["']?([^"')]+)/g

/** A style sheet reaches no file of the package, only data and servers. */
export const styleUrl = (upload: Upload): Fault[] =>
  sheetsOf(upload).flatMap(({ file, root }) => {
    const faults: Fault[] = []
    root?.walkDecls(({ value, source }) => {
      for (const [, address = ''] of value.matchAll(url)) {
        if (/^(data:|https:\/\/)/.test(address)) continue
        const message = `url(${address}): only https: and data: are loaded`
        faults.push({ file, line: source?.start?.line, message })
      }
    })
    return faults
  })

/** In a component WeChat drops selectors by tag, id or attribute. */
export const componentSelector = (upload: Upload): Fault[] =>
  sheetsOf(upload)
    .filter(({ file }) => upload.isComponent(file.slice(0, -'.wxss'.length)))
    .flatMap(({ file, root }) => {
      const faults: Fault[] = []
      root?.walkRules((rule) => {
        if (isKeyframe(rule)) return
        const line = rule.source?.start?.line
        for (const message of refusalsOf(rule.selector)) faults.push({ file, line, message })
      })
      return faults
    })

const isKeyframe = ({ parent }: ChildNode) =>
  parent?.type === 'atrule' && 'name' in parent && /keyframes$/.test(String(parent.name))

const refused = ['tag', 'id', 'attribute']

function refusalsOf(selector: string): string[] {
  const refusals: string[] = []
  const parser = selectorParser((parsed) => {
    parsed.walk((node) => {
      if (!refused.includes(node.type)) return
      refusals.push(`${String(node).trim()} selects by ${node.type}, which a component may not`)
    })
  })
  try {
    parser.processSync(selector)
  } catch {
    return [`${selector} is no selector`]
  }
  return refusals
}
