import { agreeingCalls } from './business/agreeing'
import { settlingCalls } from './business/settling'

export const businessCalls = { ...agreeingCalls, ...settlingCalls }
