import { deskCases, shipperOf } from '@server/areas/assembled'
import { Refusal } from '@server/call/refusal'
import type { Looking } from '@server/command/run'
import type { DeskContext } from '@server/call/desk-case'
import { decide, type Decision, newestRecords, record, recordsOf } from './decision'
import { savePictures } from './pictures'
import type { DeskRequest, Named } from './request'
import { decidedLine, recordLine, shownLines, waitingLines } from './words'

const mostRecords = 50

export async function answer(context: DeskContext, request: DeskRequest): Promise<string[]> {
  if (request.command === 'list') return listAll(context)
  if (request.command === 'records') return listRecords(context)
  if (request.command === 'show') return show(context, request.case)
  if (request.command === 'ship') return ship(context, request)
  if (request.command === 'say') return say(context, request.case, request)
  return decideOn(context, request.case, request.decision)
}

async function listAll(context: DeskContext) {
  const lines: string[] = []
  for (const [kind, rules] of Object.entries(deskCases))
    lines.push(...waitingLines(kind, rules.title, await rules.list(context)))
  return lines
}

async function listRecords({ db }: DeskContext) {
  const records = await newestRecords(db, mostRecords)
  if (records.length === 0) return ['还没有处理记录']
  return records.map((record) => `${recordLine(record)}  ${record.kind} ${record.caseId}`)
}

async function show(context: DeskContext, { kind, id, rules }: Named) {
  const shown = await rules.show(context, id)
  const records = await recordsOf(context.db, kind, id)
  return [
    ...shownLines(rules.title, id, shown),
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

async function ship(
  context: DeskContext,
  { parcel, by }: Extract<DeskRequest, { command: 'ship' }>,
) {
  const { no, trackingNo } = parcel
  const shipper = shipperOf(no)
  if (!shipper) throw new Refusal('notFound', '没有这个订单')
  const { kind } = shipper
  const carrier = await shipper.ship(context, parcel)
  await record(context, { kind, id: no }, { action: 'approve', by, reason: null })
  return [`已发货：${no}，${carrier} ${trackingNo}`]
}

async function decideOn(context: DeskContext, named: Named, decision: Decision) {
  await decide(context, named, decision)
  return [decidedLine(named.rules.title, named.id, decision)]
}
