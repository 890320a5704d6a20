import { trackingNo as trackingNumber } from '@contract/fields'
import { deskCases } from '@server/areas/assembled'
import {
  Misunderstood,
  readLine,
  readName,
  readWords,
  refuseRest,
  unknownCommand,
} from '@server/command/request'
import type { About } from '@server/command/run'
import type { DeskCase, Handed } from '@server/call/desk-case'
import type { Decision } from '@server/decision/records'

export type DeskRequest = { by: string } & Asked

type Asked =
  | { command: 'list' }
  | { command: 'records' }
  | { command: 'show'; case: Named; pictures: string | undefined }
  | { command: 'say'; case: Named; text: string }
  | { command: 'decide'; case: Named; decision: Said }
  | { command: 'ship'; parcel: Handed }

/** What is typed of a decision. */
type Said = Pick<Decision, 'reason'> & { action: 'approve' | 'refuse' | 'settle' }

export interface Named {
  kind: string
  id: string
  rules: DeskCase
}

const options = ['reason', 'note', 'pictures', 'text'] as const
type Options = Partial<Record<(typeof options)[number], string>>

export function readRequest(words: string[]): DeskRequest {
  const { positionals, values, by } = readWords(words, options)
  const asked = readAsked(positionals, values)
  return { ...asked, by: nameless.has(asked.command) ? by : readName(by) }
}

/** What nobody answers for by name. */
const nameless = new Set<Asked['command']>(['list', 'records', 'show'])

function readAsked(words: string[], values: Options): Asked {
  const [command, kind, id, ...rest] = words
  if (command === 'ship') return readShip(words.slice(1))
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
    return { command, case: spoken, text: readLine(values.text, 200, '留言（--text）') }
  }
  throw unknownCommand(command)
}

function readDecision(action: Said['action'], { rules }: Named, { reason, note }: Options): Said {
  if (action === 'approve') return { action, reason: null }
  if (!rules[action]) {
    throw new Misunderstood(`${rules.title}不能${action === 'refuse' ? '拒绝' : '记为已处理'}`)
  }
  return {
    action,
    reason:
      action === 'refuse'
        ? readLine(reason, 200, '拒绝原因（--reason）')
        : readLine(note, 200, '怎样处理的（--note）'),
  }
}

function readShip(words: string[]): Asked {
  const [no, carrier, tracking, ...rest] = words
  if (!no || !carrier || !tracking || rest.length > 0)
    throw new Misunderstood('请写上订单号或售后单号、快递公司和快递单号')
  const { success, data: trackingNo, error } = trackingNumber.safeParse(tracking)
  if (!success) throw new Misunderstood(error.issues[0]!.message)
  return { command: 'ship', parcel: { no, carrier, trackingNo } }
}

function named(kind: string | undefined, id: string | undefined): Named {
  const rules = kind !== undefined && Object.hasOwn(deskCases, kind) ? deskCases[kind] : undefined
  if (kind === undefined || !rules)
    throw new Misunderstood(`种类应为：${Object.keys(deskCases).join('、')}`)
  if (id === undefined) throw new Misunderstood('请写上申请编号，list 会列出')
  return { kind, id, rules }
}

/** Which case, and whether its pictures were taken along. */
export function about(request: DeskRequest): About {
  const { command, by } = request
  if (command === 'list' || command === 'records') return { action: command, kind: '', id: '', by }
  if (command === 'ship') return { action: command, kind: 'parcel', id: request.parcel.no, by }
  const { kind, id } = request.case
  if (command === 'decide') return { action: request.decision.action, kind, id, by }
  const pictures = command === 'show' && request.pictures !== undefined
  return { action: pictures ? 'show --pictures' : command, kind, id, by }
}
