import { z } from 'zod'
import { get } from '../call'
import { cursor, uuid } from '../fields'
import { incomeCalls } from '../earnings/income'
import { span } from './shapes'

export const managedIncomeCalls = {
  '/tp5/api/FranchiseManage/lists': get({
    summary: 'What my book says of machines, the newest first, with the sum of the chosen days',
    access: 'owner',
    of: ['earnings'],
    in: z.object({ cursor, ...span }),
    out: incomeCalls['/tp5/api/MyIncome/lists'].out,
  }),
  '/tp5/api/FranchiseManage/detail': get({
    summary: 'One income of mine from a machine, and what became of it',
    access: 'owner',
    of: ['earnings'],
    in: z.object({ income_id: uuid }),
    out: incomeCalls['/tp5/api/MyIncome/detail'].out,
  }),
}
