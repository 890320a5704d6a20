import type { managedIncomeCalls } from '@contract/manager/income'
import { listIncomes, presentIncomeDetail } from '@server/areas/earnings/earnings'
import type { HandlersOf } from '@server/call/handler'
import { findMachineIncome } from './incomes'

export const managedIncomeHandlers: HandlersOf<typeof managedIncomeCalls> = {
  '/tp5/api/FranchiseManage/lists': (input, { db, user, now }) =>
    listIncomes(db, user.userId, { ...input, source: 'machine' }, now),

  '/tp5/api/FranchiseManage/detail': async ({ income_id }, { db, user }) =>
    presentIncomeDetail(await findMachineIncome(db, user.userId, income_id)),
}
