import type { upkeepCalls } from '@contract/maintenance/upkeep'
import type { HandlersOf } from '@server/call/handler'
import { listMachines } from './upkeep/list-machines'
import { listRecords } from './upkeep/list-records'
import { noteRecord } from './upkeep/note-record'

export const upkeepHandlers: HandlersOf<typeof upkeepCalls> = {
  '/tp5/api/OperationManage/lists': (input, context) => listMachines(context, input),
  '/tp5/api/OperationMaintain/lists': (input, context) => listRecords(context, input),
  '/tp5/api/OperationMaintain/add': async (input, context) => ({
    record_id: await noteRecord(context, input),
  }),
}
