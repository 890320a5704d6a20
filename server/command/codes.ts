/** `npm run codes`: what the local SMS provider "sent" and what captchas say, for whoever may log in to the server. */
import { desc, inArray } from 'drizzle-orm'
import { replyTime } from '@server/calendar'
import { outbox } from '@server/database/outbox'
import { readWords, refuseRest } from './request'
import { type Asking, type Command, runCommand } from './run'

const shown = 20
const names = { sms: '短信验证码', captcha: '图形验证码' }
type Kind = keyof typeof names
const kinds = Object.keys(names) as Kind[]

async function newest({ db }: Asking): Promise<string[]> {
  const rows = await db
    .select()
    .from(outbox)
    .where(inArray(outbox.kind, kinds))
    .orderBy(desc(outbox.createdAt))
    .limit(shown)
  if (rows.length === 0) return ['还没有验证码']
  return rows.map(({ kind, recipient, content, createdAt }) =>
    [replyTime(createdAt), names[kind as Kind], recipient, content].join('  '),
  )
}

const codesCommand: Command<{ by: string }> = {
  purpose: 'codes',
  usage: `用法：
  npm run codes    最近 ${shown} 条验证码：只有短信由本机代发时才有
  每一次都会记下；可以用 --by 写上您的姓名`,
  readRequest(words) {
    const { positionals, by } = readWords(words, [])
    refuseRest(positionals)
    return { by }
  },
  about: ({ by }) => ({ action: 'list', kind: 'codes', id: '', by }),
  answer: newest,
}

void runCommand(codesCommand)
