import { endOfDay } from '@server/calendar'
import { Misunderstood, readWords, refuseRest, unknownCommand } from '@server/command/request'

export type Request = { by: string } & Asked

type Asked =
  | { command: 'list' }
  | { command: 'publish'; notice: Published }
  | { command: 'withdraw'; key: string }

interface Published {
  key: string
  title: string
  text: string
  link: string
  endsAt: Date | null
}

export const usage = `用法：
  npm run notice -- list                          列出所有公告
  npm run notice -- publish 编号 --title 标题 --text 正文 [--link /页面地址] [--until 2026-12-31]
                                                  发布；同一编号换了内容就是新的一版
  npm run notice -- withdraw 编号                 撤下
  每一次都会记下；可以用 --by 写上您的姓名`

const options = ['title', 'text', 'link', 'until'] as const
type Options = Partial<Record<(typeof options)[number], string>>

export function readRequest(words: string[]): Request {
  const { positionals, values, by } = readWords(words, options)
  return { ...readAsked(positionals, values), by }
}

function readAsked(words: string[], values: Options): Asked {
  const [command, key, ...rest] = words
  refuseRest(rest)
  switch (command) {
    case 'list':
      return { command }
    case 'publish': {
      const { title, text, link, until } = values
      return {
        command,
        notice: {
          key: readKey(key),
          title: within(title, 30, '标题', '--title'),
          text: within(text, 200, '正文', '--text'),
          link: readLink(link),
          endsAt: until === undefined ? null : readDay(until),
        },
      }
    }
    case 'withdraw':
      return { command, key: readKey(key) }
    default:
      throw unknownCommand(command)
  }
}

function readKey(given: string | undefined): string {
  if (!given || !/^[a-z0-9][a-z0-9-]{0,39}$/.test(given))
    throw new Misunderstood('请写上公告编号：小写字母、数字和短横线，如 water-2026')
  return given
}

function within(given: string | undefined, most: number, what: string, option: string): string {
  const text = given?.trim() ?? ''
  if (!text) throw new Misunderstood(`请用 ${option} 写上${what}`)
  if (text.length > most)
    throw new Misunderstood(`${what}最多 ${most} 个字，现在有 ${text.length} 个`)
  return text
}

function readLink(given = ''): string {
  if (given && !/^\/[A-Za-z0-9/?=&_%-]*$/.test(given))
    throw new Misunderstood('--link 应为本站的页面地址，如 /noticeDelay')
  return given
}

function readDay(given: string): Date {
  const end = endOfDay(given)
  if (!end) throw new Misunderstood('--until 应为日期，如 2026-12-31')
  return end
}
