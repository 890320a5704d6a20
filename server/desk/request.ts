import { text } from '@contract/fields'
import { deskCases } from '@server/areas/desk'
import { Misunderstood, readWords, refuseRest, unknownCommand } from '@server/command/request'
import type { DeskCase } from './case'

export type DeskRequest =
  | { command: 'list' }
  | { command: 'records' }
  | { command: 'show'; case: Named; pictures: string | undefined }
  | { command: 'say'; case: Named; by: string; text: string }
  | { command: 'decide'; case: Named; by: string; reason: string | null }
  | { command: 'ship'; orderSn: string; carrier: string; trackingNo: string; by: string }

export interface Named {
  kind: string
  id: string
  rules: DeskCase
}

export function readRequest(words: string[]): DeskRequest {
  const { positionals, values } = readWords(words, ['by', 'reason', 'pictures', 'text'])
  const [command, kind, id, ...rest] = positionals
  if (command === 'ship') return readShip(positionals.slice(1), values.by)
  refuseRest(rest)
  if (command === 'list' || command === 'records') {
    if (kind !== undefined) throw new Misunderstood(`${command} 后面不需要“${kind}”`)
    return { command }
  }
  if (command === 'show') return { command, case: named(kind, id), pictures: values.pictures }
  if (command === 'approve')
    return { command: 'decide', case: named(kind, id), by: person(values.by), reason: null }
  if (command === 'refuse') {
    const reason = line(values.reason, 200, '拒绝原因（--reason）')
    return { command: 'decide', case: named(kind, id), by: person(values.by), reason }
  }
  if (command === 'say') {
    const spoken = named(kind, id)
    if (!spoken.rules.say) throw new Misunderstood(`${spoken.rules.title}不能留言`)
    const words = line(values.text, 200, '留言（--text）')
    return { command, case: spoken, by: person(values.by), text: words }
  }
  throw unknownCommand(command)
}

function readShip(words: string[], by: string | undefined): DeskRequest {
  const [orderSn, carrier, trackingNo, ...rest] = words
  if (!orderSn || !carrier || !trackingNo || rest.length > 0)
    throw new Misunderstood('请写上订单号、快递公司和快递单号')
  if (!/^[0-9A-Za-z-]{6,32}$/.test(trackingNo)) throw new Misunderstood('快递单号不正确')
  return { command: 'ship', orderSn, carrier, trackingNo, by: person(by) }
}

function named(kind: string | undefined, id: string | undefined): Named {
  const rules = kind !== undefined && Object.hasOwn(deskCases, kind) ? deskCases[kind] : undefined
  if (kind === undefined || !rules)
    throw new Misunderstood(`种类应为：${Object.keys(deskCases).join('、')}`)
  if (id === undefined) throw new Misunderstood('请写上申请编号，list 会列出')
  return { kind, id, rules }
}

const person = (given: string | undefined) => line(given, 20, '您的姓名（--by）')

function line(given: string | undefined, most: number, what: string): string {
  const { success, data, error } = text(most, what).safeParse(given ?? '')
  if (!success) throw new Misunderstood(error.issues[0]?.message ?? what)
  return data.replace(/\s+/g, ' ')
}
