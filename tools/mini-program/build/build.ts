import fs from 'node:fs'
import path from 'node:path'
import { TmplGroup } from 'glass-easel-template-compiler'
import type { AppConfig, ComponentConfig, Manifest } from './manifest'
import { rootsOf } from './packages'

export interface Diagnostic {
  file: string
  line: number
  column: number
  level: Level
  message: string
}

/** As the template compiler tells it; lines and columns count from 0. */
interface TemplateFault {
  startLine: number
  startColumn: number
  level: Level
  message: string
}

/** A compiled mini program, read once. */
export interface Build {
  dist: string
  files: string[]
  manifest: Manifest
  /** The templates as one JavaScript expression: path → generated template. */
  templates: string
  diagnostics: Diagnostic[]
}

/** How bad the template compiler finds it. */
export type Level = 'Fatal' | 'Error' | 'Warn' | 'Note'

export function readBuild(dist: string): Build {
  if (!fs.existsSync(path.join(dist, 'app.json'))) {
    throw new Error(`${dist} holds no compiled mini program: app.json is missing`)
  }
  const files = listFiles(dist)
  const app = readJson<AppConfig>(dist, 'app.json')
  const { templates, diagnostics } = compileTemplates(dist, files)
  return { dist, files, manifest: readManifest(dist, files, app), templates, diagnostics }
}

function readManifest(dist: string, files: string[], app: AppConfig): Manifest {
  const packages = app.subPackages ?? app.subpackages ?? []
  const fromPackages = packages.flatMap((each) =>
    each.pages.map((page) => path.posix.join(each.root, page)),
  )
  const themeFile = app.themeLocation
  return {
    app,
    pages: [...app.pages, ...fromPackages],
    roots: rootsOf(app),
    configs: readConfigs(dist, files),
    themes:
      themeFile && files.includes(themeFile) ? readJson<Manifest['themes']>(dist, themeFile) : {},
  }
}

/** A page or component is a JSON file with a template beside it. */
function readConfigs(dist: string, files: string[]) {
  const known = new Set(files)
  const configs: Record<string, ComponentConfig> = {}
  for (const file of files) {
    const id = file.replace(/\.json$/, '')
    if (id === file || !known.has(`${id}.wxml`)) continue
    configs[id] = readJson<ComponentConfig>(dist, file)
  }
  return configs
}

function compileTemplates(dist: string, files: string[]) {
  const group = new TmplGroup()
  const diagnostics: Diagnostic[] = []
  for (const file of files) {
    const source = () => fs.readFileSync(path.join(dist, file), 'utf8')
    // templates name a script without its ending, other scripts with it
    if (file.endsWith('.wxs'))
      for (const name of [file.slice(0, -4), file]) group.addScript(name, source())
    if (!file.endsWith('.wxml')) continue
    for (const found of group.addTmpl(file.slice(0, -5), source()) as TemplateFault[]) {
      diagnostics.push({
        file,
        line: found.startLine + 1,
        column: found.startColumn + 1,
        level: found.level,
        message: found.message,
      })
    }
  }
  return { templates: group.getTmplGenObjectGroups(), diagnostics }
}

function readJson<T>(dist: string, file: string): T {
  return JSON.parse(fs.readFileSync(path.join(dist, file), 'utf8')) as T
}

/** Every file below a folder, as posix paths relative to it, in a stable order. */
export function listFiles(folder: string): string[] {
  return fs
    .readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath ?? entry.path, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
    .sort()
}
