import { literal } from '../scripts/literal'
import { scriptsOf } from '../scripts/scripts'
import type { Upload } from '../Upload'
import type { Reference } from './Reference'
import { resolve, withExtension } from './resolve'

/** `require('./x')`, and `require('./x', then)` or `require.async('./x')`, which load it later. */
export function scriptReferences(upload: Upload): Reference[] {
  return scriptsOf(upload).flatMap(({ file, free }) =>
    free
      .filter(({ name }) => name === 'require')
      .flatMap(({ ancestors, line }): Reference[] => {
        const outer = ancestors.at(-1)
        const isMember = outer?.type === 'MemberExpression' && !outer.computed
        const call = isMember ? ancestors.at(-2) : outer
        if (call?.type !== 'CallExpression') return []
        const written = literal(call.arguments[0])
        if (written === undefined) return []
        const target = resolve(file, written)
        const targets = [withExtension(target, '.js'), `${target}/index.js`]
        return [{ from: file, line, written, targets, late: isMember || call.arguments.length > 1 }]
      }),
  )
}

/** Scripts of templates may only take other such scripts. */
export function wxsReferences(upload: Upload): Reference[] {
  return upload.ending('.wxs').flatMap((from) =>
    upload
      .text(from)
      .split('\n')
      .flatMap((text, index) =>
        [...text.matchAll(/\brequire\(\s*["']([^"']+)["']\s*\)/g)].map(([, written = '']) => ({
          from,
          line: index + 1,
          written,
          targets: [resolve(from, written)],
        })),
      ),
  )
}
