import fs from 'node:fs'
import path from 'node:path'
import type { Build } from './build'
import type { Manifest } from './manifest'
import { packageOf } from './packages'

const KB = 1024
const MB = 1024 * KB

/** WeChat's limits, and our own for what everybody downloads first. */
export const limits = { main: 800 * KB, package: 2 * MB, all: 30 * MB } as const

export interface Finding {
  rule: 'size' | 'page' | 'component' | 'tab' | 'template'
  file: string
  message: string
}

export interface Check {
  /** Bytes by package; '' is the main package. */
  sizes: Record<string, number>
  total: number
  findings: Finding[]
}

export function checkBuild(build: Build): Check {
  const sizes = packageSizes(build)
  const total = Object.values(sizes).reduce((sum, size) => sum + size, 0)
  return {
    sizes,
    total,
    findings: [
      ...checkSizes(sizes, total),
      ...checkPages(build),
      ...checkComponents(build),
      ...checkTabs(build),
      ...checkTemplates(build),
    ],
  }
}

function packageSizes({ dist, files, manifest }: Build): Record<string, number> {
  const sizes: Record<string, number> = { '': 0 }
  for (const file of files) {
    if (file.endsWith('.map')) continue
    const root = packageOf(file, manifest.roots)
    sizes[root] = (sizes[root] ?? 0) + fs.statSync(path.join(dist, file)).size
  }
  return sizes
}

function checkSizes(sizes: Record<string, number>, total: number): Finding[] {
  const tooLarge = (what: string, size: number, limit: number): Finding[] =>
    size <= limit
      ? []
      : [{ rule: 'size', file: what, message: `${inKB(size)} is over its ${inKB(limit)}` }]
  return [
    ...Object.entries(sizes).flatMap(([root, size]) =>
      tooLarge(root || 'main package', size, root ? limits.package : limits.main),
    ),
    ...tooLarge('all packages', total, limits.all),
  ]
}

function checkPages({ files, manifest }: Build): Finding[] {
  const known = new Set(files)
  return manifest.pages.flatMap((page) =>
    ['.js', '.json', '.wxml']
      .filter((extension) => !known.has(page + extension))
      .map((extension) => ({
        rule: 'page' as const,
        file: 'app.json',
        message: `the page ${page} has no ${page}${extension}`,
      })),
  )
}

function checkComponents({ files, manifest }: Build): Finding[] {
  const known = new Set(files)
  return Object.entries(manifest.configs).flatMap(([id, config]) =>
    Object.entries(config.usingComponents ?? {})
      .map(([name, url]) => ({ name, target: resolvePath(id, url) }))
      .filter(({ target }) => !known.has(`${target}.js`) || !known.has(`${target}.wxml`))
      .map(({ name, target }) => ({
        rule: 'component' as const,
        file: `${id}.json`,
        message: `<${name}> points at ${target}, which is not there`,
      })),
  )
}

function checkTabs({ files, manifest }: Build): Finding[] {
  const known = new Set(files)
  return (manifest.app.tabBar?.list ?? []).flatMap((tab) => {
    const found: Finding[] = []
    if (!manifest.app.pages.includes(tab.pagePath)) {
      const message = `the tab ${tab.text} is no page of the main package: ${tab.pagePath}`
      found.push({ rule: 'tab', file: 'app.json', message })
    }
    const icons = [tab.iconPath, tab.selectedIconPath].flatMap((icon) => themed(manifest, icon))
    for (const icon of icons) {
      if (known.has(icon)) continue
      found.push({ rule: 'tab', file: 'app.json', message: `the icon ${icon} is not there` })
    }
    return found
  })
}

/** What `@name` stands for in each theme; a plain path stands for itself. */
function themed({ themes }: Manifest, icon: string | undefined): string[] {
  if (!icon?.startsWith('@')) return icon ? [icon] : []
  return [themes.light, themes.dark].map((values) => values?.[icon.slice(1)] ?? icon)
}

const checkTemplates = ({ diagnostics }: Build): Finding[] =>
  diagnostics
    .filter((each) => each.level === 'Fatal' || each.level === 'Error')
    .map((each) => ({
      rule: 'template',
      file: `${each.file}:${each.line}:${each.column}`,
      message: each.message,
    }))

const resolvePath = (from: string, url: string): string =>
  url.startsWith('/') ? url.slice(1) : path.posix.join(path.posix.dirname(from), url)

export const inKB = (bytes: number): string => `${Math.ceil(bytes / KB)} KB`
