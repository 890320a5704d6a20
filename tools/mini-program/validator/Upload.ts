import fs from 'node:fs'
import path from 'node:path'
import { listFiles } from '../build/build'
import { type Outline, outlineOf, type PackageOutline } from './config/outline'
import { type Options, optionsFrom } from './Options'

/** Files nothing reads at run time, which WeChat's uploader leaves behind. */
const leftBehind = /\.map$|\.LICENSE\.txt$|^project\.(private\.)?config\.json$/

export interface Page {
  path: string
  /** Root of its subpackage; '' is the main package. */
  root: string
}

/** A compiled mini program as it would be uploaded. Broken JSON is a rule's matter, not a crash. */
export class Upload {
  readonly files: string[]
  private readonly known: Set<string>
  private readonly texts = new Map<string, string>()
  readonly app: Outline

  constructor(
    readonly dist: string,
    readonly options: Options = optionsFrom({}),
  ) {
    this.files = listFiles(dist).filter((file) => !leftBehind.test(file))
    this.known = new Set(this.files)
    this.app = outlineOf(this.json('app.json'))
  }

  has(file: string): boolean {
    return this.known.has(file)
  }

  ending(...extensions: string[]): string[] {
    return this.files.filter((file) => extensions.includes(path.posix.extname(file)))
  }

  size(file: string): number {
    return fs.statSync(path.join(this.dist, file)).size
  }

  bytes(file: string): Buffer {
    return fs.readFileSync(path.join(this.dist, file))
  }

  text(file: string): string {
    const text = this.texts.get(file) ?? this.bytes(file).toString('utf8')
    this.texts.set(file, text)
    return text
  }

  /** Undefined when the file is missing or is no JSON. */
  json(file: string): unknown {
    if (!this.has(file)) return undefined
    try {
      return JSON.parse(this.text(file)) as unknown
    } catch {
      return undefined
    }
  }

  get packages(): PackageOutline[] {
    return this.app.packages
  }

  get pages(): Page[] {
    return [
      ...this.app.pages.map((page) => ({ path: page, root: '' })),
      ...this.packages.flatMap(({ root, pages }) =>
        pages.map((page) => ({ path: path.posix.join(root, page), root })),
      ),
    ]
  }

  isPage(path: string): boolean {
    return this.pages.some((page) => page.path === path)
  }

  /** Pages and components: a JSON file with a template beside it. */
  get views(): string[] {
    return this.ending('.wxml')
      .map((file) => file.slice(0, -'.wxml'.length))
      .filter((id) => this.has(`${id}.json`))
  }

  isComponent(id: string): boolean {
    const config = this.json(`${id}.json`)
    return typeof config === 'object' && config !== null && 'component' in config
      ? config.component === true
      : false
  }

  /** Root of the subpackage a file belongs to; '' is the main package. */
  packageOf(file: string): string {
    return this.packages.find(({ root }) => file.startsWith(`${root}/`))?.root ?? ''
  }
}
