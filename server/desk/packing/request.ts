import {
  Misunderstood,
  readName,
  readWords,
  refuseRest,
  unknownCommand,
} from '@server/command/request'
import type { About } from '@server/command/run'

export type PackingRequest = { by: string } & Asked

type Asked =
  | { command: 'list' }
  /** Without numbers all that are being packed. */
  | { command: 'recipients' | 'pack'; numbers: readonly string[] }
  | { command: 'picking' | 'sheet' | 'check' | 'numbers'; file: string }

export const usage = `用法：
  npm run packing -- list                            等待发货的订单，等得最久的在前，不含收件人
  npm run packing -- recipients [订单号 …] --by 姓名   收件人；不写订单号就是正在打包的全部
  npm run packing -- pack 订单号 … --by 姓名           开始打包：取消和改地址从此由人处理
  npm run packing -- picking 文件.html --by 姓名       正在打包的拣货单，用浏览器打开打印
  npm run packing -- sheet 文件.csv --by 姓名          正在打包的包裹表，填上快递公司和快递单号
  npm run packing -- check 文件.csv                  逐行检查填好的表，不写入
  npm run packing -- numbers 文件.csv --by 姓名        登记快递单号并发货，有一行不对就都不写入
  每一次都会记下，看过谁的地址也在里面（npm run desk -- records）。单独一个包裹用 npm run desk -- ship`

export function readRequest(words: string[]): PackingRequest {
  const { positionals, by } = readWords(words, [])
  const asked = readAsked(positionals)
  return { ...asked, by: nameless.has(asked.command) ? by : readName(by) }
}

/** What shows nobody's address and changes nothing. */
const nameless = new Set<Asked['command']>(['list', 'check'])

function readAsked([command, ...rest]: string[]): Asked {
  switch (command) {
    case 'list':
      refuseRest(rest)
      return { command }
    case 'recipients':
      return { command, numbers: unique(rest) }
    case 'pack':
      if (rest.length === 0) throw new Misunderstood('请写上要打包的订单号，list 会列出')
      return { command, numbers: unique(rest) }
    case 'picking':
    case 'sheet':
    case 'check':
    case 'numbers': {
      const [file, ...more] = rest
      if (file === undefined) throw new Misunderstood('请写上文件名')
      refuseRest(more)
      return { command, file }
    }
    default:
      throw unknownCommand(command)
  }
}

const unique = (numbers: readonly string[]) => [...new Set(numbers)]

export function about(request: PackingRequest): About {
  const { command: action, by } = request
  if ('file' in request) return { action, kind: 'file', id: request.file, by }
  const [only, ...more] = 'numbers' in request ? request.numbers : []
  return { action, kind: 'parcel', id: only !== undefined && more.length === 0 ? only : '', by }
}
