import type { expenseCalls } from '@contract/earnings/expense'
import type { HandlersOf } from '@server/call/handler'
import { expenseTotals, listExpenses } from './expenses'

export const expenseHandlers: HandlersOf<typeof expenseCalls> = {
  '/tp5/api/UserFee/feeTotal': (input, { db, user, now }) =>
    expenseTotals(db, user.userId, input, now),

  '/tp5/api/UserFee/feeLists': (input, { db, user, now }) =>
    listExpenses(db, user.userId, input, now),
}
