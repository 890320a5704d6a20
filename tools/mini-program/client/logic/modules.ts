import { manifest, packageOfFile } from './manifest'
import { defineBehavior, defineComponent, definePage } from './easel'
import { provide, runModule } from './scope'

interface Module {
  exports: unknown
}

const sources = new Map<string, string>()
const modules = new Map<string, Module>()
const packages = new Map<string, Promise<void>>()

/** A package's files come when somebody first goes there, the main package's at the start. */
export function loadPackage(root: string): Promise<void> {
  const known = packages.get(root) ?? fetchPackage(root)
  packages.set(root, known)
  return known
}

async function fetchPackage(root: string): Promise<void> {
  const answer = await fetch(`/~/scripts.json?root=${encodeURIComponent(root)}`)
  const scripts = (await answer.json()) as Record<string, string>
  for (const [file, source] of Object.entries(scripts)) sources.set(file, source)
}

export function resolvePath(from: string, path: string): string {
  const parts = path.startsWith('/') ? [] : from.split('/').slice(0, -1)
  for (const part of path.split('/')) {
    if (part === '..') parts.pop()
    else if (part && part !== '.') parts.push(part)
  }
  return parts.join('/')
}

function fileOf(path: string): string {
  if (path.endsWith('.js')) return path
  return sources.has(`${path}.js`) ? `${path}.js` : `${path}/index.js`
}

export function requireModule(path: string): unknown {
  const file = fileOf(path)
  const known = modules.get(file)
  if (known) return known.exports
  const source = sources.get(file)
  if (source === undefined) {
    throw new Error(`module '${file}' is not defined: is its package loaded?`)
  }
  const module: Module = { exports: {} }
  modules.set(file, module)
  const require = (wanted: string) => requireModule(resolvePath(file, wanted))
  const requireAsync = async (wanted: string) => {
    const target = resolvePath(file, wanted)
    await loadPackage(packageOfFile(target))
    return requireModule(target)
  }
  runModule(file, source, {
    require: Object.assign(require, { async: requireAsync }),
    module,
    exports: module.exports,
  })
  return module.exports
}

const defined = new Set<string>()
const underWay = new Set<string>()
let defining = ''

/** Runs a page's file, and those of the components it uses, so that they register. */
export function definePageAt(path: string): void {
  if (defined.has(path) || underWay.has(path)) return
  underWay.add(path)
  const using = { ...manifest.app.usingComponents, ...manifest.configs[path]?.usingComponents }
  for (const url of Object.values(using)) definePageAt(resolvePath(path, url))
  const before = defining
  defining = path
  try {
    requireModule(path)
  } finally {
    defining = before
    underWay.delete(path)
  }
  if (!defined.has(path)) throw new Error(`${path}.js calls neither Page() nor Component()`)
}

const register =
  (define: (path: string, definition: Record<string, unknown>) => void) =>
  (definition: Record<string, unknown>) => {
    if (!defining) throw new Error('Page() or Component() outside of a page or component file')
    defined.add(defining)
    define(defining, definition)
  }

export function provideDefinitions(): void {
  provide({
    Page: register(definePage),
    Component: register(defineComponent),
    Behavior: defineBehavior,
    requirePlugin: () => {
      throw new Error('plugins do not run in this host')
    },
  })
}
