import { expenseCalls } from './earnings/expense'
import { incomeCalls } from './earnings/income'
import { withdrawalCalls } from './earnings/withdrawal'

export const earningsCalls = { ...incomeCalls, ...expenseCalls, ...withdrawalCalls }
