import type { earningsCalls } from '@contract/earnings'
import type { HandlersOf } from '@server/call/handler'
import { expenseHandlers } from './expense.calls'
import { incomeHandlers } from './income.calls'
import { withdrawalHandlers } from './withdrawal.calls'

export const earningsHandlers: HandlersOf<typeof earningsCalls> = {
  ...incomeHandlers,
  ...expenseHandlers,
  ...withdrawalHandlers,
}
