import {
  Misunderstood,
  readLine,
  readWords,
  refuseRest,
  unknownCommand,
} from '@server/command/request'
import { uuidShape } from '@server/database/uuid'

export type Request = { by: string } & Asked

type Asked =
  | { command: 'list' }
  | { command: 'import'; file: string; restart: boolean; why: string }
  | { command: 'check'; file: string }
  | { command: 'stock'; key: string; prize: string | undefined; add: number | undefined }
  | { command: 'pause'; key: string; paused: boolean }
  | { command: 'codes'; key: string; file: string; prize: string | undefined }
  | { command: 'invite' | 'confirm'; key: string; file: string; check: boolean }
  | { command: 'report'; key: string }
  | { command: 'block'; key: string; userId: string; blocked: boolean }
  | { command: 'take-back'; key: string; userId: string }
  | { command: 'export'; key: string; file: string | undefined }

export const usage = `用法：
  npm run campaign -- import 文件.json [--why 改了什么]   新增或更新一个活动，成为规则新的一版；
                                                  加 --restart 从今天重新开始
  npm run campaign -- check 文件.json             算一算送出多少，不写入
  npm run campaign -- list                        列出所有活动
  npm run campaign -- stock 活动                  查看库存
  npm run campaign -- stock 活动 --prize 奖品 --add 100
  npm run campaign -- pause 活动                  暂停；resume 活动 恢复
  npm run campaign -- codes 活动 文件.txt [--prize 奖品]   导入券码，一行一个
  npm run campaign -- invite 活动 名单.txt        导入合作方邀请的手机号，一行一个，只留下认得出的指纹
  npm run campaign -- confirm 活动 确认.txt       导入合作方确认的编号，一行一个
      两样都可以加 --check：只核对，什么也不写入
  npm run campaign -- report 活动                 每天的数据、异常和有异常的人
  npm run campaign -- block 活动 编号             这个人不能再参加；unblock 活动 编号 恢复
  npm run campaign -- take-back 活动 编号         收回这个人领到的，用掉的收不回
  npm run campaign -- export 活动 [文件.csv]      哪个券码发给了谁
  每一次都会记下；可以用 --by 写上您的姓名`

export function readRequest(words: string[]): Request {
  const { positionals, values, by } = readWords(
    words,
    ['prize', 'add', 'why'],
    ['restart', 'check'],
  )
  return { ...readAsked(positionals, values), by }
}

interface Values {
  prize?: string
  add?: string
  why?: string
  restart?: boolean
  check?: boolean
}

function readAsked(words: string[], values: Values): Asked {
  const [command, first, second, ...rest] = words
  refuseRest(rest)
  const key = () => need(first, '请写上活动编号，list 会列出')
  switch (command) {
    case 'list':
      return { command }
    case 'import':
      return {
        command,
        file: need(first, '请写上活动文件'),
        restart: values.restart === true,
        why: whyOf(values.why),
      }
    case 'check':
      return { command, file: need(first, '请写上活动文件') }
    case 'stock':
      return { command, key: key(), prize: values.prize, add: whole(values.add, values.prize) }
    case 'pause':
    case 'resume':
      return { command: 'pause', key: key(), paused: command === 'pause' }
    case 'codes':
      return { command, key: key(), file: need(second, '请写上券码文件'), prize: values.prize }
    case 'invite':
    case 'confirm':
      return {
        command,
        key: key(),
        file: need(second, '请写上名单文件'),
        check: values.check ?? false,
      }
    case 'report':
      return { command, key: key() }
    case 'block':
    case 'unblock':
      return { command: 'block', key: key(), userId: person(second), blocked: command === 'block' }
    case 'take-back':
      return { command, key: key(), userId: person(second) }
    case 'export':
      return { command, key: key(), file: second }
    default:
      throw unknownCommand(command)
  }
}

/** Everybody reads it beside the version. */
const whyOf = (given: string | undefined) =>
  given === undefined ? '' : readLine(given, 60, '改了什么（--why）')

function need(given: string | undefined, words: string): string {
  if (!given) throw new Misunderstood(words)
  return given
}

function person(given: string | undefined): string {
  if (!given || !uuidShape.test(given)) throw new Misunderstood('请写上这个人的编号，report 会列出')
  return given
}

function whole(given: string | undefined, prize: string | undefined): number | undefined {
  if (given === undefined) return undefined
  if (!/^-?\d{1,9}$/.test(given)) throw new Misunderstood('--add 应为整数')
  if (prize === undefined) throw new Misunderstood('请用 --prize 写明哪份奖品')
  return Number(given)
}
