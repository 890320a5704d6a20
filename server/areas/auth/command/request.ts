import { phone as phoneNumber } from '@contract/fields'
import {
  Misunderstood,
  readName,
  readWords,
  refuseRest,
  unknownCommand,
} from '@server/command/request'

type Asked =
  | { command: 'show'; phone: string }
  | { command: 'sign-out'; phone: string }
  | { command: 'move'; phone: string; to: string }

export type Request = Asked & {
  /** Who says they give it. */
  by: string
}

export const usage = `用法：
  npm run account -- show 手机号                       这个手机号的账号，和它登录着的设备
  npm run account -- sign-out 手机号 --by 姓名         手机丢了：所有设备都退出登录
  npm run account -- move 手机号 新手机号 --by 姓名    原号码收不到短信了：核对过本人以后，账号换到新号码`

export function readRequest(words: string[]): Request {
  const { positionals, by } = readWords(words, [])
  const asked = readAsked(positionals)
  return { ...asked, by: asked.command === 'show' ? by : readName(by) }
}

function readAsked([command, ...given]: string[]): Asked {
  switch (command) {
    case 'show':
    case 'sign-out': {
      const [phone, ...rest] = given
      refuseRest(rest)
      return { command, phone: readPhone(phone, '手机号') }
    }
    case 'move': {
      const [phone, to, ...rest] = given
      refuseRest(rest)
      return { command, phone: readPhone(phone, '手机号'), to: readPhone(to, '新手机号') }
    }
    default:
      throw unknownCommand(command)
  }
}

function readPhone(given: string | undefined, what: string): string {
  const { success, data } = phoneNumber.safeParse(given)
  if (!success) throw new Misunderstood(`请写上 11 位${what}`)
  return data
}
