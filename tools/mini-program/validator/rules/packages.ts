import type { Fault } from '../Finding'
import type { Upload } from '../Upload'
import { sizes } from '../wechat/sizes'
import { bytesOf, over } from './sizes'

const inside = (path: string, root: string) => `${path}/`.startsWith(`${root}/`)

/** A page of the main package lies in no subpackage, and no subpackage in another. */
export function packageRoots(upload: Upload): Fault[] {
  const roots = upload.packages.map((each) => each.root)
  const nested = roots.flatMap((root, index) =>
    roots
      .filter((other, place) => place !== index && inside(root, other))
      .map((other) => `the subpackage ${root} lies in the subpackage ${other}`),
  )
  const misplaced = upload.app.pages.flatMap((page) =>
    roots
      .filter((root) => inside(page, root))
      .map((root) => `${page} is a page of the main package inside the subpackage ${root}`),
  )
  return [...new Set([...nested, ...misplaced])].map((message) => ({ file: 'app.json', message }))
}

/** preloadRule goes from a page to packages that exist: by root, by name, or the main one. */
export function preload(upload: Upload): Fault[] {
  const pages = new Set(upload.pages.map((page) => page.path))
  const packages = new Set(['__APP__', ...upload.packages.flatMap((each) => namesOf(each))])
  return Object.entries(upload.app.preloadRule).flatMap(([page, rule]) => {
    const unknown = rule.packages
      .filter((name) => !packages.has(bare(name)))
      .map((name) => `preloadRule of ${page} names no package: ${name}`)
    const lost = pages.has(page) ? [] : [`preloadRule starts from no page: ${page}`]
    return [...lost, ...unknown].map((message) => ({ file: 'app.json', message }))
  })
}

const bare = (name: string) => name.replace(/^\/|\/$/g, '')
const namesOf = ({ root, name }: { root: string; name?: string }) => (name ? [root, name] : [root])

/** The pages of one package may fetch so much ahead, all together. */
export function preloadSize(upload: Upload): Fault[] {
  const pages = new Map(upload.pages.map(({ path, root }) => [path, root]))
  const ahead = new Map<string, number>()
  for (const [page, { packages }] of Object.entries(upload.app.preloadRule)) {
    const from = pages.get(page) ?? ''
    const roots = packages.flatMap((name) => rootsOf(upload, name))
    const others = roots.filter((root) => root !== from)
    const bytes = others.reduce((sum, root) => sum + bytesOf(upload, root), ahead.get(from) ?? 0)
    ahead.set(from, bytes)
  }
  return [...ahead].flatMap(([from, bytes]) =>
    over('app.json', bytes, [
      [sizes.onePackage, `what pages of ${from || 'the main package'} may preload,`],
    ]),
  )
}

function rootsOf(upload: Upload, written: string): string[] {
  if (written === '__APP__') return ['']
  const name = bare(written)
  return upload.packages.filter((one) => namesOf(one).includes(name)).map(({ root }) => root)
}
