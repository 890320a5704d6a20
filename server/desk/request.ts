import { text, trackingNo as trackingNumber } from '@contract/fields'
import { deskCases } from '@server/areas/assembled'
import { Misunderstood, readWords, refuseRest, unknownCommand } from '@server/command/request'
import type { DeskCase, Handed } from '@server/call/desk-case'
import type { Action, Decision } from './decision'

export type DeskRequest =
  | { command: 'list' }
  | { command: 'records' }
  | { command: 'show'; case: Named; pictures: string | undefined }
  | { command: 'say'; case: Named; by: string; text: string }
  | { command: 'decide'; case: Named; decision: Decision }
  | { command: 'ship'; parcel: Handed; by: string }

export interface Named {
  kind: string
  id: string
  rules: DeskCase
}

const options = ['by', 'reason', 'note', 'pictures', 'text'] as const
type Options = Partial<Record<(typeof options)[number], string>>

export function readRequest(words: string[]): DeskRequest {
  const { positionals, values } = readWords(words, options)
  const [command, kind, id, ...rest] = positionals
  if (command === 'ship') return readShip(positionals.slice(1), values.by)
  refuseRest(rest)
  if (command === 'list' || command === 'records') {
    if (kind !== undefined) throw new Misunderstood(`${command} 后面不需要“${kind}”`)
    return { command }
  }
  if (command === 'show') return { command, case: named(kind, id), pictures: values.pictures }
  if (command === 'approve' || command === 'refuse' || command === 'settle') {
    const decided = named(kind, id)
    return { command: 'decide', case: decided, decision: readDecision(command, decided, values) }
  }
  if (command === 'say') {
    const spoken = named(kind, id)
    if (!spoken.rules.say) throw new Misunderstood(`${spoken.rules.title}不能留言`)
    const words = line(values.text, 200, '留言（--text）')
    return { command, case: spoken, by: person(values.by), text: words }
  }
  throw unknownCommand(command)
}

function readDecision(action: Action, { rules }: Named, { by, reason, note }: Options): Decision {
  const decision = { action, by: person(by) }
  if (action === 'approve') return { ...decision, reason: null }
  if (!rules[action]) {
    throw new Misunderstood(`${rules.title}不能${action === 'refuse' ? '拒绝' : '记为已处理'}`)
  }
  return {
    ...decision,
    reason:
      action === 'refuse'
        ? line(reason, 200, '拒绝原因（--reason）')
        : line(note, 200, '怎样处理的（--note）'),
  }
}

function readShip(words: string[], by: string | undefined): DeskRequest {
  const [no, carrier, tracking, ...rest] = words
  if (!no || !carrier || !tracking || rest.length > 0)
    throw new Misunderstood('请写上订单号或售后单号、快递公司和快递单号')
  const { success, data: trackingNo, error } = trackingNumber.safeParse(tracking)
  if (!success) throw new Misunderstood(error.issues[0]!.message)
  return { command: 'ship', parcel: { no, carrier, trackingNo }, by: person(by) }
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
