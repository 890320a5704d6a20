import { machineBondCalls } from './home/machine-bond'
import { pageCalls } from './home/page'

export const homeCalls = { ...pageCalls, ...machineBondCalls }
