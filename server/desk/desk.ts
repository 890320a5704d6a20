import { ordersToPack } from '@server/areas/order/order'
import type { Asking, Looking } from '@server/command/run'
import type { DeskContext } from '@server/call/desk-case'
import { decide } from '@server/decision/decide'
import { sumForTwo } from '@server/decision/four-eyes'
import { newestRecords, recordsOf } from '@server/decision/records'
import { newestCommands } from './commands'
import { savePictures } from './pictures'
import type { DeskRequest, Named } from './request'
import { handOver } from './ship'
import {
  commandLine,
  countLine,
  decidedLine,
  packingLine,
  recordLine,
  shownLines,
  twoFact,
  waitingLine,
} from './words'
import { allWaiting, byDeadline } from './waiting'

const mostRecords = 50

export async function answer(asking: Asking, request: DeskRequest): Promise<string[]> {
  if (request.command === 'list') return listAll(asking)
  if (request.command === 'records') return listRecords(asking)
  if (request.command === 'show') return show(asking, request.case)
  if (request.command === 'ship') return ship(asking, request)
  if (request.command === 'say') return say(asking, request.case, request)
  return decideOn(asking, request)
}

async function listAll(context: DeskContext) {
  const kinds = await allWaiting(context)
  return [
    ...kinds.map((kind) => countLine(kind, kind.list)),
    packingLine(await ordersToPack(context.db)),
    ...byDeadline(kinds).map(waitingLine),
  ]
}

async function listRecords({ db }: DeskContext) {
  const records = await newestRecords(db, mostRecords)
  const commands = await newestCommands(db, mostRecords)
  return [
    '处理记录：',
    ...records.map((record) => `  ${recordLine(record)}  ${record.kind} ${record.caseId}`),
    '操作记录：',
    ...commands.map((command) => `  ${commandLine(command)}`),
  ]
}

async function show(context: DeskContext, named: Named) {
  const { id, rules } = named
  const { facts, ...shown } = await rules.show(context, id)
  const sum = await sumForTwo(context, named)
  const all = sum === undefined ? facts : [...facts, twoFact(sum, context.config.fourEyes)]
  const records = await recordsOf(context.db, named)
  return [
    ...shownLines(rules.title, id, { ...shown, facts: all }),
    ...records.map((record) => `  ${recordLine(record)}`),
  ]
}

/** Pictures come from the store, which no transaction waits for. */
export async function afterwards(looking: Looking, request: DeskRequest): Promise<string[]> {
  if (request.command !== 'show' || request.pictures === undefined) return []
  const { id, rules } = request.case
  return savePictures(looking, request.pictures, id, await rules.show(looking, id))
}

async function say(
  context: DeskContext,
  { id, rules }: Named,
  { by, text }: { by: string; text: string },
) {
  await rules.say?.(context, id, by, text)
  return [`已留言：${rules.title} ${id}`]
}

async function ship(asking: Asking, { parcel, by }: Extract<DeskRequest, { command: 'ship' }>) {
  const carrier = await handOver(asking, parcel, by)
  return [`已发货：${parcel.no}，${carrier} ${parcel.trackingNo}`]
}

async function decideOn(
  asking: Asking,
  { case: named, decision, by }: Extract<DeskRequest, { command: 'decide' }>,
) {
  const { osUser } = asking
  const action = await decide(asking, named, { ...decision, by, door: 'desk', osUser })
  return [decidedLine(named.rules.title, named.id, { ...decision, action })]
}
