import fs from 'node:fs'
import type { Brought } from '@server/importing/brought'
import { importFile, type Importer } from '@server/importing/import-file'
import type { DataKey } from '@server/database/data-key'
import { readFile } from './read-file'
import { Misunderstood, readWords, refuseRest, unknownCommand } from './request'
import type { Asking, Command } from './run'

export type ListedRequest =
  | { command: 'list' }
  | { command: 'import'; file: string }
  | { command: 'export'; file: string | undefined }
  | { command: 'deed'; name: string; which: string }

/** What else can be done, to one of them. */
interface Deed {
  says: string
  answer: (asking: Asking, which: string) => Promise<string[]>
}

/** What the house has many of: brought in by files, looked through, and written out as a file. */
export interface Listed<Content> {
  /** What follows `npm run`. */
  name: string
  /** What one of them is called. */
  noun: string
  /** The key opens what lies sealed. */
  importer: (key: DataKey) => Importer<Content, Brought>
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
  answer: (asking, request) => answer(of, asking, request),
})

async function answer<Content>(of: Listed<Content>, asking: Asking, request: ListedRequest) {
  switch (request.command) {
    case 'list': {
      const lines = await of.list(asking)
      return lines.length > 0 ? lines : [`还没有${of.noun}`]
    }
    case 'import':
      return tell(of, await bringIn(of, asking, request.file))
    case 'export': {
      const text = JSON.stringify(await of.exported(asking), null, 2)
      if (request.file === undefined) return [text]
      fs.writeFileSync(request.file, `${text}\n`)
      return [`已写入 ${request.file}`]
    }
    case 'deed':
      return of.deeds![request.name]!.answer(asking, request.which)
  }
}

const bringIn = <Content>(
  { importer }: Listed<Content>,
  { db, config, now }: Asking,
  file: string,
): Promise<Brought> => importFile(importer(config.dataKey), readFile(file), { tx: db, now })

const tell = ({ noun }: { noun: string }, { added, changed, notes = [] }: Brought) => [
  `${noun}：新增 ${added}，更新 ${changed}`,
  ...notes,
]

function readRequest<Content>({ noun, deeds }: Listed<Content>, words: string[]): ListedRequest {
  const [command, file, ...rest] = readWords(words, []).positionals
  refuseRest(command === 'list' && file !== undefined ? [file, ...rest] : rest)
  switch (command) {
    case 'list':
      return { command }
    case 'import':
      if (file === undefined) throw new Misunderstood('请写上要导入的文件')
      return { command, file }
    case 'export':
      return { command, file }
    default:
      if (command === undefined || !deeds?.[command]) throw unknownCommand(command)
      if (file === undefined) throw new Misunderstood(`请写上哪一个${noun}，list 会列出`)
      return { command: 'deed', name: command, which: file }
  }
}

const usageOf = <Content>({ name, noun, deeds = {} }: Listed<Content>) =>
  [
    `用法：
  npm run ${name} -- import 文件.json      新增或更正${noun}，有一行不对就都不写入
  npm run ${name} -- list                  列出${noun}
  npm run ${name} -- export [文件.json]    写成可以再导入的文件，不写文件名就显示出来`,
    ...Object.entries(deeds).map(([deed, { says }]) => `  npm run ${name} -- ${deed} ${says}`),
  ].join('\n')
