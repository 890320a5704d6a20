import { Misunderstood, readWords, refuseRest, unknownCommand } from '@server/command/request'

export type Request = { by: string } & Asked

type Asked =
  | { command: 'list' }
  | { command: 'import'; file: string }
  | { command: 'stock'; key: string; prize: string | undefined; add: number | undefined }
  | { command: 'pause'; key: string; paused: boolean }
  | { command: 'codes'; key: string; file: string; prize: string | undefined }
  | { command: 'report'; key: string }

export const usage = `用法：
  npm run campaign -- import 文件.json            新增或更新一个活动
  npm run campaign -- list                        列出所有活动
  npm run campaign -- stock 活动                  查看库存
  npm run campaign -- stock 活动 --prize 奖品 --add 100
  npm run campaign -- pause 活动                  暂停；resume 活动 恢复
  npm run campaign -- codes 活动 文件.txt [--prize 奖品]   导入券码，一行一个
  npm run campaign -- report 活动                 每天的数据和异常
  每一次都会记下；可以用 --by 写上您的姓名`

export function readRequest(words: string[]): Request {
  const { positionals, values, by } = readWords(words, ['prize', 'add'])
  return { ...readAsked(positionals, values), by }
}

function readAsked(words: string[], values: { prize?: string; add?: string }): Asked {
  const [command, first, second, ...rest] = words
  refuseRest(rest)
  const key = () => need(first, '请写上活动编号，list 会列出')
  switch (command) {
    case 'list':
      return { command }
    case 'import':
      return { command, file: need(first, '请写上活动文件') }
    case 'stock':
      return { command, key: key(), prize: values.prize, add: whole(values.add, values.prize) }
    case 'pause':
    case 'resume':
      return { command: 'pause', key: key(), paused: command === 'pause' }
    case 'codes':
      return { command, key: key(), file: need(second, '请写上券码文件'), prize: values.prize }
    case 'report':
      return { command, key: key() }
    default:
      throw unknownCommand(command)
  }
}

function need(given: string | undefined, words: string): string {
  if (!given) throw new Misunderstood(words)
  return given
}

function whole(given: string | undefined, prize: string | undefined): number | undefined {
  if (given === undefined) return undefined
  if (!/^-?\d{1,9}$/.test(given)) throw new Misunderstood('--add 应为整数')
  if (prize === undefined) throw new Misunderstood('请用 --prize 写明哪份奖品')
  return Number(given)
}
