import { z } from 'zod'
import { Misunderstood, readWords, refuseRest, unknownCommand } from '@server/command/request'
import { type Kind, kindNames, kinds } from '../kinds'
import { keptDays } from '../rules'

export interface Request {
  kind: Kind | undefined
  userId: string | undefined
  sinceHours: number
  by: string
}

export const usage = `用法：
  npm run events -- list [--kind 种类] [--user 用户编号] [--since 24h]
      最近的安全事件；--since 写小时（24h）或天（7d），保存 ${keptDays} 天
      种类：${kinds.map((kind) => `${kind} ${kindNames[kind]}`).join('、')}
  每一次都会记下；可以用 --by 写上您的姓名`

export function readRequest(words: string[]): Request {
  const { positionals, values, by } = readWords(words, ['kind', 'user', 'since'])
  const [command, ...rest] = positionals
  if (command !== 'list') throw unknownCommand(command)
  refuseRest(rest)
  return {
    kind: readKind(values.kind),
    userId: readUser(values.user),
    sinceHours: readSince(values.since ?? '24h'),
    by,
  }
}

function readKind(given: string | undefined): Kind | undefined {
  const kind = kinds.find((one) => one === given)
  if (given !== undefined && !kind) throw new Misunderstood(`种类应为：${kinds.join('、')}`)
  return kind
}

function readUser(given: string | undefined): string | undefined {
  if (given !== undefined && !z.guid().safeParse(given).success)
    throw new Misunderstood('用户编号不正确')
  return given
}

function readSince(given: string): number {
  const [, count, unit] = /^(\d{1,4})([hd])$/.exec(given) ?? []
  if (!count) throw new Misunderstood('--since 应为 24h 或 7d 这样')
  return Number(count) * (unit === 'd' ? 24 : 1)
}
