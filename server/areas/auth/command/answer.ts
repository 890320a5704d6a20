import { Refusal } from '@server/call/refusal'
import type { Asking } from '@server/command/run'
import { maskPhone } from '../identity'
import { movePhone } from '../move-phone'
import { endAllSessions, sessionsOf } from '../own-sessions'
import { peopleByPhone } from '../staff'
import { nicknameOf } from '../auth'
import type { Request } from './request'

export async function answer(asking: Asking, request: Request): Promise<string[]> {
  const { db } = asking
  const { command, phone } = request
  const userId = await accountBehind(asking, phone)
  await asking.note({ kind: 'account', id: userId })
  if (command === 'show') return show(asking, userId)
  if (command === 'move') await movePhone(asking, { userId, phone: request.to })
  const ended = await endAllSessions(db, userId)
  const signedOut = `已退出 ${ended} 台设备`
  return command === 'move' ? [`账号已换到 ${maskPhone(request.to)}，${signedOut}`] : [signedOut]
}

async function accountBehind({ db, config }: Asking, phone: string): Promise<string> {
  const people = await peopleByPhone({ db, key: config.dataKey }, [phone])
  const userId = people.get(phone)
  if (userId === undefined) throw new Refusal('notFound', '这个手机号没有账号')
  return userId
}

async function show({ db }: Asking, userId: string): Promise<string[]> {
  const sessions = await sessionsOf(db, { userId, sessionId: '' })
  return [
    `${await nicknameOf({ db }, userId)}  ${userId}`,
    ...(sessions.length > 0 ? [] : ['没有登录着的设备']),
    ...sessions.map(
      ({ terminal, signed_in_at, seen_on }) =>
        `  ${terminal}  ${signed_in_at.slice(0, 10)} 登录  最近 ${seen_on}`,
    ),
  ]
}
