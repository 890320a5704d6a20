import fs from 'node:fs'
import path from 'node:path'
import type { Brought } from '@server/importing/brought'
import { importFile, type Importer } from '@server/importing/import-file'
import type { Settings } from '@server/config'
import type { DataKey } from '@server/database/data-key'
import { readFile } from './read-file'
import { Misunderstood, readWords, refuseRest, unknownCommand } from './request'
import type { Asking, Command, Looking } from './run'

export type ListedRequest = { by: string } & (
  | { command: 'list' }
  | { command: 'import'; file: string }
  | { command: 'export'; file: string | undefined }
  | { command: 'deed'; name: string; which: string; folder: string }
)

export interface WrittenFile {
  name: string
  content: string
}

/** What else can be done, to one of them. */
interface Deed {
  says: string
  answer: (asking: Asking, which: string) => Promise<string[]>
  /** What it leaves in a folder that may be named. */
  writes?: (looking: Looking, which: string) => Promise<WrittenFile[]>
}

/** What the house has many of: brought in by files, looked through, and written out as a file. */
export interface Listed<Content> {
  /** What follows `npm run`. */
  name: string
  /** What one of them is called. */
  noun: string
  /** The key opens what lies sealed. */
  importer: (key: DataKey, settings: Settings) => Importer<Content, Brought>
  list: (asking: Asking) => Promise<string[]>
  /** The same as an import takes it. */
  exported: (asking: Asking) => Promise<object>
  deeds?: Readonly<Record<string, Deed>>
}

export type ListedCommand = Command<ListedRequest>

export const listed = <Content>(of: Listed<Content>): ListedCommand => ({
  purpose: of.name,
  usage: usageOf(of),
  readRequest: (words) => readRequest(of, words),
  about: (request) => ({
    action: request.command === 'deed' ? request.name : request.command,
    kind: of.name,
    id: idOf(request),
    by: request.by,
  }),
  answer: (asking, request) => answer(of, asking, request),
  afterwards: (looking, request) => finish(of, looking, request),
})

async function answer<Content>(of: Listed<Content>, asking: Asking, request: ListedRequest) {
  switch (request.command) {
    case 'list': {
      const lines = await of.list(asking)
      return lines.length > 0 ? lines : [`还没有${of.noun}`]
    }
    case 'import': {
      const brought = await bringIn(of, asking, request.file)
      for (const what of brought.about ?? []) await asking.note(what)
      return tell(of, brought)
    }
    case 'export':
      return []
    case 'deed':
      return of.deeds![request.name]!.answer(asking, request.which)
  }
}

async function finish<Content>(of: Listed<Content>, looking: Looking, request: ListedRequest) {
  if (request.command === 'export') return writeOut(await of.exported(looking), request.file)
  if (request.command !== 'deed') return []
  const { name, which, folder } = request
  const files = (await of.deeds?.[name]?.writes?.(looking, which)) ?? []
  return files.map((file) => writeInto(folder, file))
}

function writeInto(folder: string, { name, content }: WrittenFile): string {
  const file = path.join(folder, name)
  fs.mkdirSync(folder, { recursive: true })
  fs.writeFileSync(file, content)
  return `已写入 ${file}`
}

/** Which file, or which one of them. */
const idOf = (request: ListedRequest) => {
  if (request.command === 'deed') return request.which
  return 'file' in request ? (request.file ?? '') : ''
}

function writeOut(content: object, file: string | undefined): string[] {
  const text = JSON.stringify(content, null, 2)
  if (file === undefined) return text.split('\n')
  fs.writeFileSync(file, `${text}\n`)
  return [`已写入 ${file}`]
}

const bringIn = <Content>(
  { importer }: Listed<Content>,
  { db, config, now }: Asking,
  file: string,
): Promise<Brought> => importFile(importer(config.dataKey, config), readFile(file), { tx: db, now })

const tell = ({ noun }: { noun: string }, { added, changed, notes = [] }: Brought) => [
  `${noun}：新增 ${added}，更新 ${changed}`,
  ...notes,
]

function readRequest<Content>(
  { noun, deeds = {} }: Listed<Content>,
  words: string[],
): ListedRequest {
  const { positionals, by } = readWords(words, [])
  const [command, file, ...rest] = positionals
  const deed = Object.hasOwn(deeds, command ?? '') ? deeds[command!] : undefined
  const folder = deed?.writes ? rest.shift() : undefined
  refuseRest(command === 'list' && file !== undefined ? [file, ...rest] : rest)
  switch (command) {
    case 'list':
      return { command, by }
    case 'import':
      if (file === undefined) throw new Misunderstood('请写上要导入的文件')
      return { command, file, by }
    case 'export':
      return { command, file, by }
    default:
      if (command === undefined || !deed) throw unknownCommand(command)
      if (file === undefined) throw new Misunderstood(`请写上哪一个${noun}，list 会列出`)
      return { command: 'deed', name: command, which: file, folder: folder ?? '.', by }
  }
}

const usageOf = <Content>({ name, noun, deeds = {} }: Listed<Content>) =>
  [
    `用法：
  npm run ${name} -- import 文件.json      新增或更正${noun}，有一行不对就都不写入
  npm run ${name} -- list                  列出${noun}
  npm run ${name} -- export [文件.json]    写成可以再导入的文件，不写文件名就显示出来`,
    ...Object.entries(deeds).map(([deed, { says }]) => `  npm run ${name} -- ${deed} ${says}`),
    '  每一次都会记下；可以用 --by 写上您的姓名',
  ].join('\n')
